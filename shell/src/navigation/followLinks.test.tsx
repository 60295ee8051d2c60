import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageModule, playedFederation } from '../testing/playedFederation';
import { happening, visit } from '../testing/visitApp';

/** Opens the home page; every other page is yet to be loaded. */
async function openHome() {
  const played = playedFederation();
  await visit('/', played.pages);
  await happening(() => {
    played.answer('mf-home', pageModule('Home page'));
  });
  return played;
}

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;
const page = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the old page stays until the new one is there, and says that one is loading', async () => {
  const { answer } = await openHome();
  await userEvent.click(link('Portfolio'));
  expect(page()).toBe('Home page');
  expect(location.pathname).toBe('/');
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await happening(() => {
    answer('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Our Portfolio');
  expect(location.pathname).toBe('/portfolio');
  expect(document.title).toBe('Our Portfolio | Meridian');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('of two links followed, the later one counts, whichever page comes first', async () => {
  const { answer } = await openHome();
  await userEvent.click(link('Portfolio'));
  await userEvent.click(link('Contact'));
  await happening(() => {
    answer('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Home page');

  await happening(() => {
    answer('mf-contact', pageModule('Contact us'));
  });
  expect(page()).toBe('Contact us');
});

test('who chooses the page on show while another is loading stays on it', async () => {
  const { answer } = await openHome();
  await userEvent.click(link('Portfolio'));
  await userEvent.click(link('Home'));
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  await happening(() => {
    answer('mf-portfolio', pageModule('Our Portfolio'));
  });
  expect(page()).toBe('Home page');
});

test('following the same link twice makes one step of history', async () => {
  const { answer } = await openHome();
  await userEvent.click(link('Portfolio'));
  await userEvent.click(link('Portfolio'));
  const entries = history.length;
  await happening(() => {
    answer('mf-portfolio', pageModule('Our Portfolio'));
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
      happening(() => {
        link('Portfolio').focus();
      }),
  ],
  ['finger', () => Promise.resolve(fireEvent.touchStart(link('Portfolio')))],
])('a %s on a link begins to load its page', async (_, approach) => {
  const { waitingFor } = await openHome();
  await approach();
  await happening(() => undefined);
  expect(waitingFor()).toEqual(['mf-portfolio']);
  expect(page()).toBe('Home page');
});

test('a page that is approached fetches what it shows first, before it is shown', async () => {
  const { answer } = await openHome();
  const approach = jest.fn();
  await userEvent.hover(link('Portfolio'));
  await happening(() => {
    answer('mf-portfolio', { ...pageModule('Our Portfolio'), approach });
  });
  expect(approach).toHaveBeenCalled();
  expect(page()).toBe('Home page');
});

test('a page that was loaded ahead is shown at once', async () => {
  const { answer } = await openHome();
  await userEvent.hover(link('Portfolio'));
  await happening(() => {
    answer('mf-portfolio', pageModule('Our Portfolio'));
  });
  await userEvent.click(link('Portfolio'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Portfolio' })).toBeInTheDocument();
});
