import { pageModule, fakeFederation } from '../testing/fakeFederation';
import { setReporter } from './failures';

const home = pageModule('Home');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Starts to load the page that the visitor already reads as HTML. */
async function firstPage() {
  const federation = fakeFederation();
  const outcome = jest.fn();
  federation.pages.loadPersistently('mf-home').then(outcome, outcome);
  await jest.advanceTimersByTimeAsync(0);
  return { ...federation, outcome };
}

test('the first page is loaded when its remote answers', async () => {
  const { resolve, outcome, pages } = await firstPage();
  resolve('mf-home', home);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith(home);
  expect(pages.lastLoad('mf-home')).toMatchObject({ status: 'fulfilled' });
});

test('is tried again after pauses that double, and never given up', async () => {
  const { reject, resolve, outcome, pending } = await firstPage();
  for (const pause of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
    reject('mf-home');
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(pending()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(pending()).toEqual(['mf-home']);
  }
  expect(outcome).not.toHaveBeenCalled();
  resolve('mf-home', home);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith(home);
});

test('is tried again at once when the visitor is back online', async () => {
  const { reject, pending } = await firstPage();
  reject('mf-home');
  await jest.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(pending()).toEqual(['mf-home']);
});

test('is reported once, however often it is tried', async () => {
  const { reject } = await firstPage();
  const reporter = jest.fn();
  setReporter(reporter);
  const failure = new RangeError('Loading chunk mf-home-page failed');
  for (const pause of [1000, 2000, 4000]) {
    reject('mf-home', new RangeError(failure.message));
    await jest.advanceTimersByTimeAsync(pause);
  }
  expect(reporter.mock.calls).toEqual([
    [{ part: 'mf-home', build: 'unreleased', phase: 'load', error: failure }],
  ]);
});

test('asked for by a link from another page, it has an answer like any other, and is tried at once', async () => {
  const { pages, reject, pending } = await firstPage();
  reject('mf-home');
  await jest.advanceTimersByTimeAsync(10);
  const loading = pages.load('mf-home');
  await jest.advanceTimersByTimeAsync(0);
  expect(pending()).toEqual(['mf-home']);
  reject('mf-home', new Error('Still away'));
  await expect(loading).rejects.toThrow('Still away');
  expect(pages.lastLoad('mf-home')).toBe(loading);
});
