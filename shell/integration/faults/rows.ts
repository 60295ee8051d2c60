import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { faultsOfContents, faultsOnTheWay } from './faults';

/** What can fail of a remote. */
export type FileKind = 'entry' | 'page chunk' | 'style sheet' | 'integrity list';

/** How a visitor comes to its page. */
export const columns = ['first visit', 'navigation'] as const;
export type Column = (typeof columns)[number];

/** One line of the matrix. */
export interface Row {
  remote: RemoteName;
  file: FileKind | 'whole host';
  fault: string;
  /** The fault is in the release, hashes and all, and ends with a rollback; others are on the way. */
  released: boolean;
  columns: readonly Column[];
}

/** The fault of a page that loads well and then throws. */
export const throwsWhileRendered = 'throws while rendered';

const notOfPrograms = (fault: string) => fault !== 'throws while running';
const navigation = ['navigation'] as const;

/** Every fault of every file of every remote. */
export const rows: readonly Row[] = remotes.flatMap(({ name: remote }) => [
  ...onTheWay(remote, 'entry', faultsOnTheWay),
  ...onTheWay(remote, 'page chunk', faultsOnTheWay),
  ...onTheWay(remote, 'style sheet', faultsOnTheWay.filter(notOfPrograms)),
  // A first visit has the hashes in its document, and nothing at all where there is no host.
  ...onTheWay(remote, 'integrity list', faultsOnTheWay.filter(notOfPrograms), navigation),
  ...onTheWay(remote, 'whole host', ['500', 'connection refused', 'hangs'], navigation),
  ...inTheRelease(remote, 'entry', faultsOfContents),
  ...inTheRelease(remote, 'page chunk', [...faultsOfContents, throwsWhileRendered]),
  ...inTheRelease(remote, 'style sheet', faultsOfContents.filter(notOfPrograms)),
]);

function onTheWay(
  remote: RemoteName,
  file: Row['file'],
  faults: string[],
  shown: readonly Column[] = columns,
): Row[] {
  return faults.map((fault) => ({ remote, file, fault, released: false, columns: shown }));
}

function inTheRelease(remote: RemoteName, file: FileKind, faults: string[]): Row[] {
  return faults.map((fault) => ({ remote, file, fault, released: true, columns }));
}
