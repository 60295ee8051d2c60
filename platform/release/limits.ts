import { availableParallelism } from 'node:os';

/*
 * Time limits that depend on each other. Rendering or opening one page takes at most `pageMs`; its process renders twice,
 * or starts a browser and opens once. A command waits for the site's lock as long as three such processes take in a row.
 */

/** How long a page may take to become interactive in the browser that the gate opens. The shell's renderer has the same. */
export const pageMs = 10_000;

/** How long a process without rights may take. */
export const processMs = 2 * pageMs;

/** How long a command waits until another one has changed the site. */
export const longestWaitMs = 3 * processMs;

/** A lock that was not renewed for this time was left by a killed command. */
export const staleLockMs = 5000;

/** The memory limit of such a process: once for JavaScript objects, once for everything else. */
export const processMb = 512;

/** Maps items in parallel, one for each processor. Throws the error of the first item that failed. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const settled: PromiseSettledResult<Result>[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, item] = next;
      [settled[position]] = await Promise.allSettled([work(item)]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason as unknown;
    return result.value;
  });
}
