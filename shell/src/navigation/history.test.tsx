import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeScroll } from '../testing/fakeBrowserApis';
import { pageModule, fakeFederation } from '../testing/fakeFederation';
import { actAndSettle, renderApp } from '../testing/renderApp';

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;
const page = () => screen.getByRole('heading', { level: 1 }).textContent;
const shown = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Takes a step of history, and waits until the browser has taken it. */
async function step(delta: 1 | -1, path: string) {
  await actAndSettle(() => {
    history.go(delta);
  });
  await waitFor(() => {
    expect(location.pathname).toBe(path);
  });
  await actAndSettle(() => undefined);
}

/**
 * A visitor on the contact page whose way back leads to the home page, which this document has not loaded:
 * so it is after a reload.
 */
async function reloadedOnContact() {
  const federation = fakeFederation();
  history.pushState({ key: 'home', idx: 0 }, '', '/');
  await renderApp('/contact', federation.pages);
  await actAndSettle(() => {
    federation.resolve('mf-contact', pageModule('Contact us'));
  });
  return federation;
}

test('Back shows the page from before, where it was read, with its title', async () => {
  const federation = await reloadedOnContact();
  fakeScroll(640);
  await userEvent.click(link('Portfolio'));
  await actAndSettle(() => {
    federation.resolve('mf-portfolio', pageModule('Our Portfolio'));
  });
  fakeScroll(10);
  await step(-1, '/contact');
  await shown('Contact us');
  expect(window.scrollY).toBe(640);
  expect(document.title).toBe('Contact us | Meridian');
  await step(1, '/portfolio');
  await shown('Our Portfolio');
  expect(window.scrollY).toBe(10);
});

test('Back to a page that is not loaded keeps the visible page until it is', async () => {
  const { resolve } = await reloadedOnContact();
  await step(-1, '/');
  expect(location.pathname).toBe('/');
  expect(page()).toBe('Contact us');
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await actAndSettle(() => {
    resolve('mf-home', pageModule('Home page'));
  });
  await shown('Home page');
  expect(document.title).toBe('Home page | Meridian');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('Forward again, before that page is loaded, stays where the visitor is', async () => {
  const { resolve } = await reloadedOnContact();
  await step(-1, '/');
  await step(1, '/contact');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  await actAndSettle(() => {
    resolve('mf-home', pageModule('Home page'));
  });
  expect(page()).toBe('Contact us');
  expect(location.pathname).toBe('/contact');
});

test('Back overtakes a link that was followed and is still loading', async () => {
  const { resolve } = await reloadedOnContact();
  await userEvent.hover(link('Home'));
  await actAndSettle(() => {
    resolve('mf-home', pageModule('Home page'));
  });
  await userEvent.click(link('Portfolio'));
  await step(-1, '/');
  await shown('Home page');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  await actAndSettle(() => {
    resolve('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Home page');
  expect(location.pathname).toBe('/');
});
