import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageModule } from 'shared-content/contract/page';
import { App } from '../App/App';
import { markFulfilled } from '../loading/pageModule';
import type { RemotePages } from '../loading/remotePages';
import { SiteRouter } from '../navigation/SiteRouter';
import { createAfterNavigation } from '../navigation/afterNavigation';

const buildOf = () => '1a2b';
const onError = (error: unknown) => {
  throw error;
};

/** Opens an address in a document that is not prerendered, like a development server's. */
export async function renderApp(address: string, pages: RemotePages) {
  history.pushState(null, '', address);
  await actAndSettle(() => {
    render(app(pages));
  });
}

/** Opens a document with the prerendered page of `module`, composed from its HTML, and hydrates it with `pages`. */
export async function hydrateApp(
  address: string,
  module: PageModule,
  pages: RemotePages,
  compose = (html: string) => html,
) {
  history.pushState(null, '', address);
  const load = () => markFulfilled(Promise.resolve(module), module);
  const prerendered = { load, lastLoad: load, loadPersistently: load, has: () => true };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = compose(
    renderToString(
      <StaticRouter location={location.pathname}>
        <App pages={prerendered} buildOf={buildOf} onError={onError} />
      </StaticRouter>,
    ),
  );
  await actAndSettle(() => {
    render(app(pages), { container, hydrate: true });
  });
}

/** Runs an action, and waits for the promises and renders that follow from it. */
export async function actAndSettle(action: () => void) {
  await act(async () => {
    action();
    await Promise.resolve();
  });
}

function app(pages: RemotePages) {
  return (
    <StrictMode>
      <SiteRouter afterNavigation={createAfterNavigation()}>
        <App pages={pages} buildOf={buildOf} onError={onError} />
      </SiteRouter>
    </StrictMode>
  );
}
