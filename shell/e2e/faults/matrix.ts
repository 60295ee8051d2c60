import type { RemoteName } from 'shared-content/contract/remotes';
import { contentFaults, type FileKind, responseFaults, throwsWhileRendered } from './support/faults';
import { remotesHere } from 'platform/parts';

/** How a visitor comes to the page whose remote fails. */
const waysIn = ['first visit', 'navigation'] as const;
export type WayIn = (typeof waysIn)[number];

/** One fault, met by one visitor. */
export interface Cell {
  remote: RemoteName;
  file: FileKind | 'whole host';
  fault: string;
  /** The fault is part of the release, hashes included, and ends with a rollback; others happen to the response. */
  released: boolean;
  wayIn: WayIn;
}

const isForAnyFile = (fault: string) => fault !== 'throws while running';

/** Every fault of every file of every remote, each way in. */
export const allCells: readonly Cell[] = remotesHere.flatMap(({ name }) => [
  ...cellsOf(name, 'entry', responseFaults),
  ...cellsOf(name, 'page chunk', responseFaults),
  // A first visit has style sheets and hashes in its document, and nothing at all where there is no host.
  ...cellsOf(name, 'style sheet', responseFaults.filter(isForAnyFile), { ways: ['navigation'] }),
  ...cellsOf(name, 'integrity list', responseFaults.filter(isForAnyFile), { ways: ['navigation'] }),
  ...cellsOf(name, 'whole host', ['500', 'connection refused', 'hangs'], { ways: ['navigation'] }),
  ...cellsOf(name, 'entry', contentFaults, { released: true }),
  ...cellsOf(name, 'page chunk', [...contentFaults, throwsWhileRendered], { released: true }),
  ...cellsOf(name, 'style sheet', contentFaults.filter(isForAnyFile), { released: true }),
]);

/** Combinations of two dimensions. */
const combinationsIn = ({ remote, file, fault, released, wayIn }: Cell) => [
  `${fault}${released ? ', released' : ''}: ${wayIn}`,
  `${file}: ${wayIn}`,
  `${file} of ${remote}`,
  `${remote}: ${wayIn}`,
];

/** The part of the matrix that `npm test` visits: every combination in as few cells as possible. */
export const covering = select();

export function nameOf({ remote, file, fault, released, wayIn }: Cell): string {
  return `${wayIn}: ${fault}${released ? ', released' : ''}: ${file} of ${remote}`;
}

/** Takes the cell that adds the most combinations until none is missing. */
function select(): Cell[] {
  const missing = new Set(allCells.flatMap(combinationsIn));
  const adds = (cell: Cell) => combinationsIn(cell).filter((combination) => missing.has(combination)).length;
  const selected: Cell[] = [];
  while (missing.size > 0) {
    const best = allCells.reduceRight((a, b) => (adds(b) > adds(a) ? b : a));
    for (const combination of combinationsIn(best)) missing.delete(combination);
    selected.push(best);
  }
  return selected;
}

function cellsOf(
  remote: RemoteName,
  file: Cell['file'],
  faults: readonly string[],
  { released = false, ways = waysIn }: { released?: boolean; ways?: readonly WayIn[] } = {},
): Cell[] {
  return faults.flatMap((fault) => ways.map((wayIn) => ({ remote, file, fault, released, wayIn })));
}
