import { entryOf, fakeFederation, pageModule } from '../testing/fakeFederation';
import { setReporter } from './failures';
import { remotePages } from './remotePages';

const home = pageModule('Home');
const reporter = jest.fn();
const timeoutMs = 5000;

beforeEach(() => {
  jest.useFakeTimers();
  setReporter(reporter);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs what is due, without advancing the time. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test('loads a page once, and knows that it is loaded', async () => {
  const { pages, resolve, pending, registered } = fakeFederation();
  const loads = [pages.load('mf-home'), pages.lastLoad('mf-home'), pages.load('mf-home')];
  await settle();
  expect(pending()).toEqual(['mf-home']);
  expect(pages.has('mf-home')).toBe(false);
  await resolve('mf-home', home);
  expect(await Promise.all(loads)).toEqual([home, home, home]);
  expect(pages.has('mf-home')).toBe(true);
  expect(registered).toEqual([{ name: 'mf_home', entry: entryOf('mf-home'), replace: false }]);
});

test('tries again, at another address, when a page is loaded after it failed', async () => {
  const { pages, resolve, reject, registered } = fakeFederation();
  const failing = pages.load('mf-home');
  await settle();
  await reject('mf-home');
  await expect(failing).rejects.toThrow('Failed to fetch');
  expect(pages.lastLoad('mf-home')).toBe(failing);

  const second = pages.load('mf-home');
  await settle();
  await resolve('mf-home', home);
  expect(await second).toEqual(home);
  expect(registered.map(({ entry, replace }) => [entry, replace])).toEqual([
    [entryOf('mf-home'), false],
    [`${entryOf('mf-home')}?attempt=1`, true],
  ]);
});

test('gives up a remote that does not answer', async () => {
  const { pages } = fakeFederation();
  const settled = jest.fn();
  pages.load('mf-home').catch(settled);
  await jest.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('mf-home did not answer within 5000 ms'));
});

test('refuses a remote that exposes no page', async () => {
  const { pages, resolve } = fakeFederation();
  const loading = pages.load('mf-home');
  await settle();
  await resolve('mf-home', { default: 'Home' });
  await expect(loading).rejects.toThrow('mf-home exposes a page without a component');
  expect(reporter).toHaveBeenCalledWith(
    expect.objectContaining({ part: 'mf-home', build: 'unreleased', phase: 'contract' }),
  );
});

test('says so when the release has no such remote', async () => {
  const pages = remotePages(() => undefined, { register: jest.fn(), loadExposedPage: jest.fn() });
  await expect(pages.load('mf-contact')).rejects.toThrow('This release has no mf-contact');
});

test('knows the live build of a remote', () => {
  const pages = remotePages((remote) => `/releases/${remote}/1a2b/browser/${remote}.js`);
  expect(pages.buildOf('mf-home')).toBe('1a2b');
});

describe('the page that the visitor already reads as HTML', () => {
  async function firstPage() {
    const federation = fakeFederation();
    const settled = jest.fn();
    federation.pages.loadPersistently('mf-home').then(settled, settled);
    await settle();
    return { ...federation, settled };
  }

  test('is tried again after pauses that double, and never given up', async () => {
    const { reject, resolve, settled, pending } = await firstPage();
    for (const pauseMs of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
      await reject('mf-home');
      await jest.advanceTimersByTimeAsync(pauseMs - 1);
      expect(pending()).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(pending()).toEqual(['mf-home']);
    }
    expect(settled).not.toHaveBeenCalled();
    await resolve('mf-home', home);
    expect(settled).toHaveBeenCalledWith(home);
  });

  test('is tried again at once when the visitor is back online', async () => {
    const { reject, pending } = await firstPage();
    await reject('mf-home');
    await jest.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(pending()).toEqual(['mf-home']);
  });

  test('is tried at once, and may fail, when a link to it on another page is followed', async () => {
    const { pages, reject, pending } = await firstPage();
    await reject('mf-home');
    const loading = pages.load('mf-home');
    await settle();
    expect(pending()).toEqual(['mf-home']);
    await reject('mf-home', new Error('Still away'));
    await expect(loading).rejects.toThrow('Still away');
    expect(pages.lastLoad('mf-home')).toBe(loading);
  });
});
