import { availableParallelism } from 'node:os';

/** Gives each item's result, working at as many items at a time as the machine has processors. Throws the error of the first item that has one. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: { position: number; error: unknown }[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, item] = next;
      await work(item).then(
        (result) => (results[position] = result),
        (error: unknown) => failures.push({ position, error }),
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const [first] = failures.sort((one, other) => one.position - other.position);
  if (first) throw first.error;
  return results;
}
