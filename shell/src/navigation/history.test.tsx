import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scrolledTo } from '../testing/browserApis';
import { pageModule, playedFederation } from '../testing/playedFederation';
import { happening, visit } from '../testing/visitApp';

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;
const page = () => screen.getByRole('heading', { level: 1 }).textContent;
const shown = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Takes a step of history, and waits until the browser has taken it. */
async function step(delta: 1 | -1, path: string) {
  await happening(() => {
    history.go(delta);
  });
  await waitFor(() => {
    expect(location.pathname).toBe(path);
  });
  await happening(() => undefined);
}

/**
 * A visitor on the contact page whose way back leads to the home page, which this document has not loaded:
 * so it is after a reload.
 */
async function reloadedOnContact() {
  const played = playedFederation();
  history.pushState({ key: 'home', idx: 0 }, '', '/');
  await visit('/contact', played.pages);
  await happening(() => {
    played.answer('mf-contact', pageModule('Contact us'));
  });
  return played;
}

test('Back shows the page from before, where it was read, with its title', async () => {
  const played = await reloadedOnContact();
  scrolledTo(640);
  await userEvent.click(link('Portfolio'));
  await happening(() => {
    played.answer('mf-portfolio', pageModule('Our Portfolio'));
  });
  scrolledTo(10);
  await step(-1, '/contact');
  await shown('Contact us');
  expect(window.scrollY).toBe(640);
  expect(document.title).toBe('Contact us | Meridian');
  await step(1, '/portfolio');
  await shown('Our Portfolio');
  expect(window.scrollY).toBe(10);
});

test('Back to a page that is not loaded keeps the page on show until it is', async () => {
  const { answer } = await reloadedOnContact();
  await step(-1, '/');
  expect(location.pathname).toBe('/');
  expect(page()).toBe('Contact us');
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await happening(() => {
    answer('mf-home', pageModule('Home page'));
  });
  await shown('Home page');
  expect(document.title).toBe('Home page | Meridian');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('Forward again, before that page is loaded, stays where the visitor is', async () => {
  const { answer } = await reloadedOnContact();
  await step(-1, '/');
  await step(1, '/contact');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  await happening(() => {
    answer('mf-home', pageModule('Home page'));
  });
  expect(page()).toBe('Contact us');
  expect(location.pathname).toBe('/contact');
});

test('Back overtakes a link that was followed and is still loading', async () => {
  const { answer } = await reloadedOnContact();
  await userEvent.hover(link('Home'));
  await happening(() => {
    answer('mf-home', pageModule('Home page'));
  });
  await userEvent.click(link('Portfolio'));
  await step(-1, '/');
  await shown('Home page');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  await happening(() => {
    answer('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Home page');
  expect(location.pathname).toBe('/');
});
