import { pageChanged, pageTransition } from './pageTransition';

const animations: (() => Promise<void>)[] = [];
const handled = jest.fn();

/** A browser with view transitions, which runs the change of the document when told to. */
function provideViewTransitions() {
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      animations.push(update);
      return { ready: { catch: handled }, finished: { catch: handled } };
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  animations.length = 0;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

test('changes the page at once where the browser cannot cross-fade', () => {
  const go = jest.fn();
  pageTransition(go);
  expect(go).toHaveBeenCalledTimes(1);
});

test('changes the page at once for a reader who wants no motion', () => {
  provideViewTransitions();
  const media = jest.fn().mockReturnValue({ matches: true });
  window.matchMedia = media;
  const go = jest.fn();
  pageTransition(go);
  expect(go).toHaveBeenCalledTimes(1);
  expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(animations).toHaveLength(0);
});

test('cross-fades to the new page once it is in the document', async () => {
  provideViewTransitions();
  const go = jest.fn();
  pageTransition(go);
  expect(go).not.toHaveBeenCalled();

  const changed = jest.fn();
  const change = animations[0]?.().then(changed);
  expect(go).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();

  pageChanged();
  await change;
  expect(changed).toHaveBeenCalledTimes(1);
});

test('shows the page again when the new one does not come, since the visitor went back meanwhile', async () => {
  jest.useFakeTimers();
  provideViewTransitions();
  pageTransition(jest.fn());
  const change = animations[0]?.();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  await expect(change).resolves.toBeUndefined();
});

test('a cross-fade that another one overtakes is no failure', () => {
  provideViewTransitions();
  pageTransition(jest.fn());
  expect(handled).toHaveBeenCalledTimes(2);
});

test('an arrival without a transition is none of its business', () => {
  expect(pageChanged).not.toThrow();
});
