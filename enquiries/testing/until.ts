import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds. Throws when it does not within `limitMs`. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const endMs = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > endMs) throw new Error(`Not within ${limitMs} ms: ${String(holds)}`);
    await pause(10);
  }
}
