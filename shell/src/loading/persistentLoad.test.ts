import { pageModule, playedFederation } from '../testing/playedFederation';
import { setReporter } from './failures';

const home = pageModule('Home');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

/** The first page, which the visitor already reads, and what became of its load. */
async function firstPage() {
  const played = playedFederation();
  const outcome = jest.fn();
  played.pages.loadPersistently('mf-home').then(outcome, outcome);
  await jest.advanceTimersByTimeAsync(0);
  return { ...played, outcome };
}

test('the first page comes to life when its remote answers', async () => {
  const { answer, outcome, pages } = await firstPage();
  answer('mf-home', home);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith(home);
  expect(pages.lastLoad('mf-home')).toMatchObject({ status: 'fulfilled' });
});

test('is tried again after pauses that double, and never given up', async () => {
  const { fail, answer, outcome, waitingFor } = await firstPage();
  for (const pause of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
    fail('mf-home');
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(waitingFor()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(waitingFor()).toEqual(['mf-home']);
  }
  expect(outcome).not.toHaveBeenCalled();
  answer('mf-home', home);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith(home);
});

test('is tried again at once when the visitor is back online', async () => {
  const { fail, waitingFor } = await firstPage();
  fail('mf-home');
  await jest.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(waitingFor()).toEqual(['mf-home']);
});

test('is reported once, however often it is tried', async () => {
  const { fail } = await firstPage();
  const reporter = jest.fn();
  setReporter(reporter);
  const failure = new RangeError('Loading chunk mf-home-page failed');
  for (const pause of [1000, 2000, 4000]) {
    fail('mf-home', new RangeError(failure.message));
    await jest.advanceTimersByTimeAsync(pause);
  }
  expect(reporter.mock.calls).toEqual([
    [{ part: 'mf-home', build: 'unreleased', phase: 'load', error: failure }],
  ]);
});

test('asked for by a link from another page, it has an answer like any other, and is tried at once', async () => {
  const { pages, fail, waitingFor } = await firstPage();
  fail('mf-home');
  await jest.advanceTimersByTimeAsync(10);
  const loading = pages.load('mf-home');
  await jest.advanceTimersByTimeAsync(0);
  expect(waitingFor()).toEqual(['mf-home']);
  fail('mf-home', new Error('Still away'));
  await expect(loading).rejects.toThrow('Still away');
  expect(pages.lastLoad('mf-home')).toBe(loading);
});
