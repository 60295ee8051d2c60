import { entryOf, pageModule, fakeFederation } from '../testing/fakeFederation';
import { remotePages } from './remotePages';

const home = pageModule('Home');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs what is due, without advancing the time. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test('loads a page once, however often it is asked for', async () => {
  const { pages, resolve, pending, registered } = fakeFederation();
  const loads = [pages.load('mf-home'), pages.lastLoad('mf-home'), pages.load('mf-home')];
  await settle();
  expect(pending()).toEqual(['mf-home']);
  resolve('mf-home', home);
  expect(await Promise.all(loads)).toEqual([home, home, home]);
  expect(await pages.load('mf-home')).toEqual(home);
  expect(registered).toEqual([{ name: 'mf_home', entry: entryOf('mf-home'), replace: false }]);
});

test('knows whether a page is loaded, and marks its promise for React', async () => {
  const { pages, resolve } = fakeFederation();
  const loading = pages.load('mf-home');
  expect(pages.has('mf-home')).toBe(false);
  await settle();
  resolve('mf-home', home);
  await loading;
  expect(pages.has('mf-home')).toBe(true);
  expect(pages.lastLoad('mf-home')).toMatchObject({ status: 'fulfilled', value: home });
});

test('tries again, at another address, when a page is asked for after it failed', async () => {
  const { pages, resolve, reject, registered } = fakeFederation();
  const first = pages.load('mf-home');
  await settle();
  reject('mf-home');
  await expect(first).rejects.toThrow('Failed to fetch');

  const second = pages.load('mf-home');
  await settle();
  resolve('mf-home', home);
  expect(await second).toEqual(home);
  expect(registered.map(({ entry, replace }) => [entry, replace])).toEqual([
    [entryOf('mf-home'), false],
    [`${entryOf('mf-home')}?attempt=1`, true],
  ]);
});

test('gives rendering the load that failed, rather than starting another', async () => {
  const { pages, reject, pending } = fakeFederation();
  const failing = pages.load('mf-home');
  await settle();
  reject('mf-home');
  await expect(failing).rejects.toThrow();
  expect(pages.lastLoad('mf-home')).toBe(failing);
  expect(failing).toMatchObject({ status: 'rejected' });
  expect(pending()).toEqual([]);
});

test('gives up a remote that has not answered after five seconds', async () => {
  const { pages } = fakeFederation();
  const settled = jest.fn();
  pages.load('mf-home').catch(settled);
  await jest.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('mf-home did not answer within 5000 ms'));
});

test('refuses a remote that exposes something else than a page', async () => {
  const { pages, resolve } = fakeFederation();
  const loading = pages.load('mf-home');
  await settle();
  resolve('mf-home', { default: 'Home' });
  await expect(loading).rejects.toThrow('mf-home exposes a page without a component');
  expect(console.error).toHaveBeenCalledWith(
    "mf-home (build unreleased) failed in phase 'contract':",
    expect.any(TypeError),
  );
});

test('says so when the release has no such remote', async () => {
  const federation = { register: jest.fn(), loadExposedPage: jest.fn() };
  const pages = remotePages(() => undefined, federation);
  await expect(pages.load('mf-contact')).rejects.toThrow('This release has no mf-contact');
  expect(federation.register).not.toHaveBeenCalled();
});
