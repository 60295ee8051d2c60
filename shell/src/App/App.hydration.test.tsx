import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageModule, fakeFederation } from '../testing/fakeFederation';
import { fakeScroll } from '../testing/fakeBrowserApis';
import { actAndSettle, hydrateApp } from '../testing/renderApp';

const home = pageModule('Home');
const contact = pageModule('Contact');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.title = 'Home | Meridian';
});

/** The home page as HTML, while its remote has not answered. */
async function openHome(address = '/') {
  const federation = fakeFederation();
  void federation.pages.loadPersistently('mf-home');
  await hydrateApp(address, home, federation.pages);
  return federation;
}

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test('hydration keeps the prerendered page as it is', async () => {
  const { resolve } = await openHome('/?service=roofing');
  const before = heading('Home');
  await actAndSettle(() => {
    resolve('mf-home', home);
  });
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent('?service=roofing');
  });
  expect(heading('Home')).toBe(before);
  expect(document.title).toBe('Home | Meridian');
  expect(console.error).not.toHaveBeenCalled();
});

test('a visitor who goes on before that keeps the prerendered page until the other one is there', async () => {
  const { resolve } = await openHome();
  const before = heading('Home');
  await userEvent.click(link('Contact'));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(heading('Home')).toBe(before);

  fakeScroll(700);
  await actAndSettle(() => {
    resolve('mf-contact', contact);
  });
  expect(heading('Contact')).toHaveFocus();
  expect(document.title).toBe('Contact | Meridian');
  expect(window.scrollY).toBe(0);
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('a link of the frame into a page that is not alive is left to the browser', async () => {
  await openHome();
  const before = heading('Home');
  const left = jest.fn((event: Event) => !event.defaultPrevented);
  window.addEventListener('click', left, { once: true });
  await userEvent.click(link('Skip to content'));
  expect(left).toHaveReturnedWith(true);
  await waitFor(() => {
    expect(location.hash).toBe('#main');
  });
  await actAndSettle(() => undefined);
  expect(heading('Home')).toBe(before);
});

test('a step of history within a page that is not alive waits for it', async () => {
  const { resolve } = await openHome('/?service=roofing');
  const before = heading('Home');
  await actAndSettle(() => {
    history.replaceState({ key: 'other', idx: 0 }, '', '/?service=brickwork');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(heading('Home')).toBe(before);

  await actAndSettle(() => {
    resolve('mf-home', home);
  });
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent('?service=brickwork');
  });
  expect(heading('Home')).toBe(before);
});

test('the pointer on a link to the page itself does not disturb it', async () => {
  const { reject, pending } = await openHome();
  const before = heading('Home');
  await actAndSettle(() => {
    reject('mf-home');
  });
  await userEvent.hover(link('Home'));
  expect(pending()).toEqual([]);
  expect(heading('Home')).toBe(before);
});

test('a page that is rendered hidden before hydration does not disturb it', async () => {
  const { resolve } = await openHome('/?service=roofing');
  const before = heading('Home');
  await userEvent.hover(link('Contact'));
  await actAndSettle(() => {
    resolve('mf-contact', contact);
  });
  expect(screen.getByText('Contact', { selector: 'h1' })).not.toBeVisible();
  expect(heading('Home')).toBe(before);

  await actAndSettle(() => {
    resolve('mf-home', home);
  });
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent('?service=roofing');
  });
  expect(heading('Home')).toBe(before);
  expect(console.error).not.toHaveBeenCalled();

  await userEvent.click(link('Contact'));
  expect(heading('Contact')).toHaveFocus();
  expect(before).not.toBeInTheDocument();
});
