import { viewChanged } from 'shared-content/ui/viewTransition';
import { openWithTransition } from './pictureTransition';

jest.mock('./useDialogChunk', () => ({ isDialogLoaded: () => true }));

test('a card pressed twice before its dialog appears opens it once; a later press opens it again', async () => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const changed = Promise.resolve().then(update);
      return { ready: changed, updateCallbackDone: changed, finished: changed };
    },
  });
  const open = jest.fn();
  const press = async () => {
    openWithTransition(open, document.createElement('div'));
    await jest.advanceTimersByTimeAsync(0);
  };

  await press();
  await press();
  expect(open).toHaveBeenCalledTimes(1);
  viewChanged();
  await press();
  await press();
  expect(open).toHaveBeenCalledTimes(2);
  // A dialog that does not appear is given up after a second.
  await jest.advanceTimersByTimeAsync(1000);
  await press();
  expect(open).toHaveBeenCalledTimes(3);
});
