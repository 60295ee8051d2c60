import { dialogShown, growInto } from './pictureTransition';

jest.mock('./useDialogChunk', () => ({ dialogIsAtHand: () => true }));

const picture = document.createElement('div');

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const changed = Promise.resolve().then(update);
      return { ready: changed, updateCallbackDone: changed, finished: changed };
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** Lets what is due happen, without time going by. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test('pressed again before the dialog is there, a card opens once; afterwards it opens again', async () => {
  const open = jest.fn();
  growInto(open, picture);
  growInto(open, picture);
  await settle();
  growInto(open, picture);
  await settle();
  expect(open).toHaveBeenCalledTimes(1);

  dialogShown();
  await settle();
  growInto(open, picture);
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
  dialogShown();
  await settle();
});

test('a dialog that does not come holds the page, and the next press, for a second at most', async () => {
  const open = jest.fn();
  growInto(open, picture);
  await jest.advanceTimersByTimeAsync(1000);
  growInto(open, picture);
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
});
