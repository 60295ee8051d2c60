import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageModule } from 'shared-content/contract/page';
import { App } from '../App/App';
import { loadedPages, type RemotePages } from '../loading/pages';
import { createAfterNavigation } from '../navigation/afterNavigation';
import { prerenderedEntry, presentEntry } from '../navigation/historyEntry';
import { actAndSettle, fakeFederation, pageModule } from './fakeFederation';

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

/** Opens the home page; no other page is loaded. */
export async function openHome(home = pageModule('Home page')) {
  const federation = fakeFederation();
  await renderApp('/', federation.pages);
  await federation.resolve('mf-home', home);
  return federation;
}

/** Opens a document with the prerendered page of `module`, composed from its HTML, and hydrates it with `pages`. */
export async function hydrateApp(
  address: string,
  module: PageModule,
  pages: RemotePages,
  compose = (html: string) => html,
) {
  history.pushState(null, '', address);
  const container = document.body.appendChild(document.createElement('div'));
  const entry = () => prerenderedEntry(location.pathname);
  container.innerHTML = compose(
    renderToString(<App pages={loadedPages(() => module)} entry={entry} onError={onError} />),
  );
  await actAndSettle(() => {
    render(app(pages), { container, hydrate: true });
  });
}

function app(pages: RemotePages) {
  return (
    <StrictMode>
      <App pages={pages} entry={presentEntry} afterNavigation={createAfterNavigation()} onError={onError} />
    </StrictMode>
  );
}

/** The first link with this text: that of the header. */
export function link(name: string): HTMLElement {
  return screen.getAllByRole('link', { name })[0] ?? document.body;
}

/** The heading of the page that is shown. */
export function heading(): HTMLElement {
  return screen.getByRole('heading', { level: 1 });
}
