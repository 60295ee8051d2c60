import { viewChanged, viewTransition } from './viewTransition';

let update: (() => Promise<void>) | undefined;
const settled = jest.fn();
const change = jest.fn();

/** Gives the document view transitions, whose update the test runs. */
function provideViewTransitions() {
  const startViewTransition = (callback: () => Promise<void>) => {
    update = callback;
    const ending = { catch: settled };
    return { ready: ending, finished: ending, updateCallbackDone: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
}

beforeEach(() => {
  jest.clearAllMocks();
  update = undefined;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('changes the document at once in a browser without view transitions', () => {
  void viewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(viewChanged).not.toThrow();
});

test('changes the document at once if the visitor wants no motion', () => {
  provideViewTransitions();
  window.matchMedia = jest.fn(
    (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  );
  void viewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(update).toBeUndefined();
});

test('animates to the new view once it is in the document, and ignores that another one interrupts it', async () => {
  provideViewTransitions();
  void viewTransition(change);
  expect(change).not.toHaveBeenCalled();
  const changed = jest.fn();
  const updating = update?.().then(changed);
  expect(change).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
  viewChanged();
  await updating;
  expect(changed).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledTimes(2);
});

test('stops waiting for the change after a second, as when the visitor goes back meanwhile', async () => {
  jest.useFakeTimers();
  provideViewTransitions();
  void viewTransition(change);
  const changed = jest.fn();
  const updating = update?.().then(changed);
  await jest.advanceTimersByTimeAsync(999);
  expect(changed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await updating;
  expect(changed).toHaveBeenCalled();
});
