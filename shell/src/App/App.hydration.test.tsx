import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actAndSettle, fakeFederation, pageModule } from '../testing/fakeFederation';
import { fakeScroll } from '../testing/fakeBrowserApis';
import { hydrateApp, link } from '../testing/renderApp';

const home = pageModule('Home');
const contact = pageModule('Contact');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.title = 'Home | Meridian';
});

/** The prerendered home page, whose remote has not answered yet. */
async function openHome(address = '/') {
  const federation = fakeFederation();
  void federation.pages.loadPersistently('mf-home');
  await hydrateApp(address, home, federation.pages);
  return federation;
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const showsQuery = (query: string) =>
  waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent(query);
  });

test('a visitor who follows a link before hydration keeps the prerendered page until the other one is loaded', async () => {
  const { resolve } = await openHome();
  const before = heading('Home');
  await userEvent.click(link('Contact'));
  expect(heading('Home')).toBe(before);
  fakeScroll(700);
  await resolve('mf-contact', contact);
  expect(heading('Contact')).toHaveFocus();
  expect(document.title).toBe('Contact | Meridian');
  expect(window.scrollY).toBe(0);
});

test('the browser follows a link within a page that is not hydrated', async () => {
  await openHome();
  const before = heading('Home');
  const onClick = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', onClick, { once: true });
  await userEvent.click(link('Skip to content'));
  expect(onClick).toHaveReturnedWith(false);
  await waitFor(() => {
    expect(location.hash).toBe('#main');
  });
  await actAndSettle(() => undefined);
  expect(heading('Home')).toBe(before);
});

test('Back within a page that is not hydrated waits for it', async () => {
  const { resolve } = await openHome('/?service=roofing');
  const before = heading('Home');
  await actAndSettle(() => {
    history.replaceState({ key: 'other' }, '', '/?service=brickwork');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(heading('Home')).toBe(before);
  await resolve('mf-home', home);
  await showsQuery('?service=brickwork');
  expect(heading('Home')).toBe(before);
});

test('a page that is rendered hidden before hydration does not disturb it', async () => {
  const { resolve } = await openHome('/?service=roofing');
  const before = heading('Home');
  await userEvent.hover(link('Home'));
  await userEvent.hover(link('Contact'));
  await resolve('mf-contact', contact);
  expect(screen.getByText('Contact', { selector: 'h1' })).not.toBeVisible();
  expect(heading('Home')).toBe(before);
  await resolve('mf-home', home);
  await showsQuery('?service=roofing');
  expect(heading('Home')).toBe(before);
  expect(console.error).not.toHaveBeenCalled();

  await userEvent.click(link('Contact'));
  expect(heading('Contact')).toHaveFocus();
  expect(before).not.toBeInTheDocument();
});
