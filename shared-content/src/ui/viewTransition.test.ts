import { viewChanged, viewTransition } from './viewTransition';

let update: (() => Promise<void>) | undefined;
const handleReady = jest.fn();
const handleFinished = jest.fn();

/** A browser with view transitions, whose change of the document is run by the test. */
function provideViewTransitions() {
  Object.assign(document, {
    startViewTransition(callback: () => Promise<void>) {
      update = callback;
      return {
        ready: { catch: handleReady },
        finished: { catch: handleFinished },
        updateCallbackDone: Promise.resolve(),
      };
    },
  });
}

beforeEach(() => {
  update = undefined;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('changes the document at once where the browser has no view transitions', () => {
  const change = jest.fn();
  void viewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
});

test('changes the document at once for a visitor who wants no motion', () => {
  provideViewTransitions();
  const media = jest.fn().mockReturnValue({ matches: true });
  window.matchMedia = media;
  const change = jest.fn();
  void viewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(update).toBeUndefined();
});

test('animates to the new view once it is in the document', async () => {
  provideViewTransitions();
  const change = jest.fn();
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
});

test('ends the freeze after a second where the change never comes, as when the visitor goes back meanwhile', async () => {
  jest.useFakeTimers();
  provideViewTransitions();
  void viewTransition(jest.fn());
  const changed = jest.fn();
  const updating = update?.().then(changed);
  await jest.advanceTimersByTimeAsync(999);
  expect(changed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await updating;
  expect(changed).toHaveBeenCalled();
});

test('a transition that another one interrupts is no failure', () => {
  provideViewTransitions();
  void viewTransition(jest.fn());
  expect(handleReady).toHaveBeenCalledTimes(1);
  expect(handleFinished).toHaveBeenCalledTimes(1);
});

test('a change without a transition needs none', () => {
  expect(viewChanged).not.toThrow();
});
