import { entryOf, pageModule, playedFederation } from '../testing/playedFederation';
import { remotePages } from './remotePages';

const home = pageModule('Home');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets what is due happen, without time going by. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test('loads a page once, however often it is asked for', async () => {
  const { pages, answer, waitingFor, registered } = playedFederation();
  const loads = [pages.load('mf-home'), pages.lastLoad('mf-home'), pages.load('mf-home')];
  await settle();
  expect(waitingFor()).toEqual(['mf-home']);
  answer('mf-home', home);
  expect(await Promise.all(loads)).toEqual([home, home, home]);
  expect(await pages.load('mf-home')).toEqual(home);
  expect(registered).toEqual([{ name: 'mf_home', entry: entryOf('mf-home'), again: false }]);
});

test('knows whether a page is there, and can show it at once', async () => {
  const { pages, answer } = playedFederation();
  const loading = pages.load('mf-home');
  expect(pages.has('mf-home')).toBe(false);
  await settle();
  answer('mf-home', home);
  await loading;
  expect(pages.has('mf-home')).toBe(true);
  expect(pages.lastLoad('mf-home')).toMatchObject({ status: 'fulfilled', value: home });
});

test('tries again, at another address, when a page is asked for after it failed', async () => {
  const { pages, answer, fail, registered } = playedFederation();
  const first = pages.load('mf-home');
  await settle();
  fail('mf-home');
  await expect(first).rejects.toThrow('Failed to fetch');

  const second = pages.load('mf-home');
  await settle();
  answer('mf-home', home);
  expect(await second).toEqual(home);
  expect(registered.map(({ entry, again }) => [entry, again])).toEqual([
    [entryOf('mf-home'), false],
    [`${entryOf('mf-home')}?attempt=1`, true],
  ]);
});

test('gives rendering the load that failed, rather than beginning another', async () => {
  const { pages, fail, waitingFor } = playedFederation();
  const failing = pages.load('mf-home');
  await settle();
  fail('mf-home');
  await expect(failing).rejects.toThrow();
  expect(pages.lastLoad('mf-home')).toBe(failing);
  expect(waitingFor()).toEqual([]);
});

test('gives up a remote that has not answered after five seconds', async () => {
  const { pages } = playedFederation();
  const settled = jest.fn();
  pages.load('mf-home').catch(settled);
  await jest.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('mf-home did not answer within 5000 ms'));
});

test('refuses a remote that exposes something else than a page', async () => {
  const { pages, answer } = playedFederation();
  const loading = pages.load('mf-home');
  await settle();
  answer('mf-home', { default: 'Home' });
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
