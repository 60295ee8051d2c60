import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadDocument } from '../loading/loadDocument';
import { fakeHost, fakeOffline } from '../testing/fakeBrowserApis';
import { actAndSettle, fakeFederation, pageModule } from '../testing/fakeFederation';
import { heading, link, openHome, renderApp } from '../testing/renderApp';

jest.mock('../loading/loadDocument');
const documents = () => jest.mocked(loadDocument).mock.calls.map(([{ href }]) => href);

const first = pageModule('First page');
const second = pageModule('Second page');
/** What the live region says, which is there before its text: otherwise screen readers do not announce it. */
function isLoading() {
  const region = document.querySelector('header + [role=status]');
  expect(region).toBeInTheDocument();
  return region?.textContent === 'Loading';
}

async function follow(name: string) {
  await userEvent.click(link(name));
  await actAndSettle(() => undefined);
}

/** Follows a link that the header does not have. */
async function followTo(href: string) {
  const added = document.body.appendChild(document.createElement('a'));
  added.href = href;
  await userEvent.click(added);
  added.remove();
  await actAndSettle(() => undefined);
}

/** Takes a step in the tab's history, and waits until the browser has taken it. */
async function step(delta: 1 | -1, path: string) {
  history.go(delta);
  await waitFor(() => {
    expect(location.pathname).toBe(path);
  });
  await actAndSettle(() => undefined);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a link', () => {
  test('leaves the old page until the new one is loaded, and says that it loads', async () => {
    const { resolve } = await openHome();
    await follow('Portfolio');
    expect(heading()).toHaveTextContent('Home page');
    expect(location.pathname).toBe('/');
    expect(isLoading()).toBe(true);

    await resolve('mf-portfolio', first);
    expect(heading()).toHaveTextContent('First page');
    expect(heading()).toHaveFocus();
    expect(location.pathname).toBe('/portfolio');
    expect(document.title).toBe('First page | Meridian');
    expect(isLoading()).toBe(false);
  });

  test('gives way to a later link, whichever page is loaded first', async () => {
    const { resolve } = await openHome();
    await follow('Portfolio');
    await follow('Contact');
    await resolve('mf-portfolio', first);
    expect(heading()).toHaveTextContent('Home page');
    await resolve('mf-contact', second);
    expect(heading()).toHaveTextContent('Second page');
  });

  test('gives way to a link to the visible page', async () => {
    const { resolve } = await openHome();
    await follow('Portfolio');
    await follow('Home');
    expect(isLoading()).toBe(false);
    await resolve('mf-portfolio', first);
    expect(heading()).toHaveTextContent('Home page');
  });

  test('adds one entry to the history, however often it is followed', async () => {
    const { resolve } = await openHome();
    const entries = history.length;
    await follow('Portfolio');
    await follow('Portfolio');
    await resolve('mf-portfolio', first);
    await follow('Portfolio');
    expect(history.length).toBe(entries + 1);
  });

  test('shows its page even if the browser refuses to change the address', async () => {
    const { resolve } = await openHome();
    const refuse = () => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    };
    const pushState = jest.spyOn(history, 'pushState').mockImplementation(refuse);
    await follow('Portfolio');
    await resolve('mf-portfolio', first);
    pushState.mockRestore();
    expect(heading()).toHaveTextContent('First page');
  });
});

describe('an address is loaded as a document', () => {
  test('when its page does not load, and the site answers', async () => {
    const { reject } = await openHome();
    const { requested } = fakeHost({});
    await followTo('/portfolio?category=Roofing');
    await reject('mf-portfolio');
    expect(documents()).toEqual([`${location.origin}/portfolio?category=Roofing`]);
    expect(requested).toEqual(['/portfolio']);
    expect(heading()).toHaveTextContent('Home page');
    expect(isLoading()).toBe(false);
  });

  test('when it has no page here: the server may know where the page is', async () => {
    await openHome();
    fakeHost({});
    await followTo('/our-work?from=leaflet#walls');
    expect(documents()).toEqual([`${location.origin}/our-work?from=leaflet#walls`]);
    expect(heading()).toHaveTextContent('Home page');
  });

  test.each([
    ['offline', fakeOffline],
    ['with a failing host', () => fakeHost({ '/our-work': 503 })],
  ])('but not %s, where the address changes in place', async (_, setUp) => {
    await openHome();
    setUp();
    await followTo('/our-work');
    expect(documents()).toEqual([]);
    expect(heading()).toHaveTextContent('Oops! Page not found');
    expect(heading()).toHaveFocus();
  });

  test('but not if the visitor follows another link before the site answers', async () => {
    const { reject } = await openHome();
    let answer: (value: unknown) => void = () => undefined;
    const answering = new Promise((resolve) => {
      answer = resolve;
    });
    Object.assign(globalThis, { fetch: () => answering });
    await follow('Portfolio');
    await reject('mf-portfolio');
    await follow('Contact');
    await actAndSettle(() => {
      answer({ status: 200 });
    });
    expect(documents()).toEqual([]);
  });
});

describe('Back', () => {
  /** A visitor on the contact page whose way back leads to a home page that is not loaded, as after a reload. */
  async function reloadedOnContact() {
    const federation = fakeFederation();
    history.pushState({ key: 'home' }, '', '/');
    await renderApp('/contact', federation.pages);
    await federation.resolve('mf-contact', first);
    return federation;
  }

  test('to a page that is not loaded keeps the visible page until it is', async () => {
    const { resolve } = await reloadedOnContact();
    await step(-1, '/');
    expect(heading()).toHaveTextContent('First page');
    expect(isLoading()).toBe(true);
    await resolve('mf-home', pageModule('Home page'));
    expect(heading()).toHaveTextContent('Home page');
    expect(document.title).toBe('Home page | Meridian');
    expect(isLoading()).toBe(false);
  });

  test('gives way to Forward before that page is loaded', async () => {
    const { resolve } = await reloadedOnContact();
    await step(-1, '/');
    await step(1, '/contact');
    expect(isLoading()).toBe(false);
    await resolve('mf-home', pageModule('Home page'));
    expect(heading()).toHaveTextContent('First page');
  });

  test('overtakes a link whose page is still loading', async () => {
    const { resolve } = await reloadedOnContact();
    await userEvent.hover(link('Home'));
    await resolve('mf-home', pageModule('Home page'));
    await follow('Portfolio');
    await step(-1, '/');
    expect(heading()).toHaveTextContent('Home page');
    expect(isLoading()).toBe(false);
    await resolve('mf-portfolio', second);
    expect(heading()).toHaveTextContent('Home page');
    expect(location.pathname).toBe('/');
  });
});
