import { act } from '@testing-library/react';

/** Runs an action, and waits for the promises and renders that follow from it. */
export async function actAndSettle(action: () => void) {
  await act(async () => {
    action();
    await Promise.resolve();
  });
}
