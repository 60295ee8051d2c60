import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageModule, fakeFederation } from '../testing/fakeFederation';
import { actAndSettle, renderApp } from '../testing/renderApp';

/** Opens the home page; every other page is yet to be loaded. */
async function openHome() {
  const federation = fakeFederation();
  await renderApp('/', federation.pages);
  await actAndSettle(() => {
    federation.resolve('mf-home', pageModule('Home page'));
  });
  return federation;
}

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;
const page = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the old page stays until the new one is there, and says that one is loading', async () => {
  const { resolve } = await openHome();
  await userEvent.click(link('Portfolio'));
  expect(page()).toBe('Home page');
  expect(location.pathname).toBe('/');
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await actAndSettle(() => {
    resolve('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Our Portfolio');
  expect(location.pathname).toBe('/portfolio');
  expect(document.title).toBe('Our Portfolio | Meridian');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('of two links followed, the later one counts, whichever page comes first', async () => {
  const { resolve } = await openHome();
  await userEvent.click(link('Portfolio'));
  await userEvent.click(link('Contact'));
  await actAndSettle(() => {
    resolve('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Home page');

  await actAndSettle(() => {
    resolve('mf-contact', pageModule('Contact us'));
  });
  expect(page()).toBe('Contact us');
});

test('a visitor who chooses the visible page while another is loading stays on it', async () => {
  const { resolve } = await openHome();
  await userEvent.click(link('Portfolio'));
  await userEvent.click(link('Home'));
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  await actAndSettle(() => {
    resolve('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Home page');
});

test('following the same link twice makes one step of history', async () => {
  const { resolve } = await openHome();
  await userEvent.click(link('Portfolio'));
  await userEvent.click(link('Portfolio'));
  const entries = history.length;
  await actAndSettle(() => {
    resolve('mf-portfolio', pageModule('Our Portfolio'));
  });
  await userEvent.click(link('Portfolio'));
  expect(history.length).toBe(entries + 1);
  expect(page()).toBe('Our Portfolio');
});

test.each([
  ['pointer', () => userEvent.hover(link('Portfolio'))],
  [
    'focus',
    () =>
      actAndSettle(() => {
        link('Portfolio').focus();
      }),
  ],
  ['finger', () => Promise.resolve(fireEvent.touchStart(link('Portfolio')))],
])('a %s on a link begins to load its page', async (_, prefetch) => {
  const { pending } = await openHome();
  await prefetch();
  await actAndSettle(() => undefined);
  expect(pending()).toEqual(['mf-portfolio']);
  expect(page()).toBe('Home page');
});

test('a page whose link is hovered prefetches what it shows first, before it is shown', async () => {
  const { resolve } = await openHome();
  const prefetch = jest.fn();
  await userEvent.hover(link('Portfolio'));
  await actAndSettle(() => {
    resolve('mf-portfolio', { ...pageModule('Our Portfolio'), prefetch });
  });
  expect(prefetch).toHaveBeenCalled();
  expect(page()).toBe('Home page');
});

test('a page that was loaded ahead is shown at once', async () => {
  const { resolve } = await openHome();
  await userEvent.hover(link('Portfolio'));
  await actAndSettle(() => {
    resolve('mf-portfolio', pageModule('Our Portfolio'));
  });
  await userEvent.click(link('Portfolio'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Portfolio' })).toBeInTheDocument();
});
