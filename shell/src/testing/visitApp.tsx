import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageModule } from 'shared-content/contract/page';
import { App } from '../App/App';
import { loadedPage, type RemotePages } from '../loading/remotePages';
import { SiteRouter } from '../navigation/SiteRouter';
import { watchArrivals } from '../navigation/arrivals';
import { ArrivalsContext } from '../navigation/useArrival';

const build = () => '1a2b';

/** Opens an address in a document that is not prerendered, as a development server's is. */
export async function visit(address: string, pages: RemotePages) {
  history.pushState(null, '', address);
  await happening(() => {
    render(app(pages));
  });
}

/** Opens a prerendered document, whose page has yet to come to life. */
export async function visitPrerendered(address: string, module: PageModule, pages: RemotePages) {
  history.pushState(null, '', address);
  const load = () => loadedPage(Promise.resolve(module), module);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location={location.pathname}>
      <App pages={{ load, lastLoad: load, loadPersistently: load, has: () => true }} buildOf={build} />
    </StaticRouter>,
  );
  await happening(() => {
    render(app(pages), { container, hydrate: true });
  });
}

/** Lets something happen, and all that follows from it at once. */
export async function happening(event: () => void) {
  await act(async () => {
    event();
    await Promise.resolve();
  });
}

function app(pages: RemotePages) {
  return (
    <StrictMode>
      <ArrivalsContext value={watchArrivals()}>
        <SiteRouter>
          <App pages={pages} buildOf={build} />
        </SiteRouter>
      </ArrivalsContext>
    </StrictMode>
  );
}
