import { dialogShown, openWithTransition } from './pictureTransition';

jest.mock('./useDialogChunk', () => ({ isDialogLoaded: () => true }));

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

/** Runs what is pending without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test('a card pressed twice before the dialog appears opens it once; a later press opens it again', async () => {
  const open = jest.fn();
  openWithTransition(open, picture);
  openWithTransition(open, picture);
  await settle();
  openWithTransition(open, picture);
  await settle();
  expect(open).toHaveBeenCalledTimes(1);

  dialogShown();
  await settle();
  openWithTransition(open, picture);
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
  dialogShown();
  await settle();
});

test('a dialog that does not appear freezes the page, and ignores presses, for a second at most', async () => {
  const open = jest.fn();
  openWithTransition(open, picture);
  await jest.advanceTimersByTimeAsync(1000);
  openWithTransition(open, picture);
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
});
