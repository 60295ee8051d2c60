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

const notForPrograms = (fault: string) => fault !== 'throws while running';

/** Every fault of every file of every remote, each way in. */
export const allCells: readonly Cell[] = remotesHere.flatMap(({ name }) => [
  ...cellsOf(name, 'entry', responseFaults),
  ...cellsOf(name, 'page chunk', responseFaults),
  // A first visit has style sheets and hashes in its document, and nothing at all where there is no host.
  ...cellsOf(name, 'style sheet', responseFaults.filter(notForPrograms), { ways: ['navigation'] }),
  ...cellsOf(name, 'integrity list', responseFaults.filter(notForPrograms), { ways: ['navigation'] }),
  ...cellsOf(name, 'whole host', ['500', 'connection refused', 'hangs'], { ways: ['navigation'] }),
  ...cellsOf(name, 'entry', contentFaults, { released: true }),
  ...cellsOf(name, 'page chunk', [...contentFaults, throwsWhileRendered], { released: true }),
  ...cellsOf(name, 'style sheet', contentFaults.filter(notForPrograms), { released: true }),
]);

/** The values of the matrix's dimensions, and combinations of them, that a selection of cells can leave out. */
const valueOf = {
  fault: ({ fault, released }: Cell) => (released ? `${fault}, released` : fault),
  'fault × way in': (cell: Cell) => `${valueOf.fault(cell)}: ${cell.wayIn}`,
  'file × way in': ({ file, wayIn }: Cell) => `${file}: ${wayIn}`,
  'file × remote': ({ file, remote }: Cell) => `${file} of ${remote}`,
  'remote × way in': ({ remote, wayIn }: Cell) => `${remote}: ${wayIn}`,
};
type Combination = keyof typeof valueOf;

/** `npm test` visits every value of these: every fault both ways in, and every file of every remote. */
export const coveredByTest = ['fault × way in', 'file × way in', 'file × remote', 'remote × way in'] as const;

/** The part of the matrix that `npm test` visits. */
export const covering = select(coveredByTest);

/** The values of some combination that a selection of cells leaves out. */
export function missingIn(cells: readonly Cell[], combination: Combination): string[] {
  const covered = new Set(cells.map(valueOf[combination]));
  return [...new Set(allCells.map(valueOf[combination]))].filter((value) => !covered.has(value));
}

export function nameOf({ remote, file, fault, released, wayIn }: Cell): string {
  return `${wayIn}: ${fault}${released ? ', released' : ''}: ${file} of ${remote}`;
}

/** Takes the cell that adds the most values until none is missing. */
function select(combinations: readonly Combination[]): Cell[] {
  const missing = new Set(
    combinations.flatMap((name) => missingIn([], name).map((value) => `${name}: ${value}`)),
  );
  const adds = (cell: Cell) =>
    combinations.map((name) => `${name}: ${valueOf[name](cell)}`).filter((value) => missing.has(value));
  const selected: Cell[] = [];
  while (missing.size > 0) {
    const best = allCells.reduceRight((a, b) => (adds(b).length > adds(a).length ? b : a));
    for (const value of adds(best)) missing.delete(value);
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
