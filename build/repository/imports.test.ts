/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { circlesIn, importGraph } from './importGraph';

const root = path.resolve(__dirname, '../..');

interface Linted {
  room: string;
  /** The room whose module is imported. */
  other: string;
  code: string;
  /** Empty when lint accepts the import. */
  message: string;
}

interface Answer {
  rooms: Record<string, string[]>;
  results: Linted[];
}

let rooms: Answer['rooms'];
let results: Linted[];

beforeAll(() => {
  const script = path.join(__dirname, 'lintImports.mjs');
  const printed = execFileSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  ({ rooms, results } = JSON.parse(printed) as Answer);
}, 60_000);

const mayImport = ({ room, other }: Linted) => room === other || rooms[room]?.includes(other);
/** Content is imported by its package name: a path would give a page a second copy of the shared facts. */
const namesContentByPath = ({ other, code }: Linted) => other === 'shared-content' && code.includes("'../");

test('lint refuses an import of a room that the table does not allow, and says why', () => {
  const forbidden = results.filter((linted) => !mayImport(linted));
  expect(forbidden.length).toBeGreaterThan(100);
  expect(forbidden.filter(({ message }) => !message.includes('imports only from itself'))).toEqual([]);
});

test('lint refuses shared content by its path', () => {
  const byPath = results.filter((linted) => mayImport(linted) && namesContentByPath(linted));
  expect(byPath).not.toEqual([]);
  expect(byPath.filter(({ message }) => !message.includes('by its package name'))).toEqual([]);
});

test('lint accepts packages, the room itself and the rooms that the table allows', () => {
  const allowed = results.filter((linted) => mayImport(linted) && !namesContentByPath(linted));
  expect(allowed.filter(({ message }) => message !== '')).toEqual([]);
});

test('build and shared-content know no part, and a remote knows no other part', () => {
  const parts = Object.keys(rooms).filter((room) => !['build', 'shared-content'].includes(room));
  const outside = parts.filter((part) => !part.startsWith('shell'));
  for (const room of ['build', 'shared-content', ...outside]) {
    expect(rooms[room]?.filter((other) => parts.includes(other))).toEqual([]);
  }
});

test('the rooms have no circle', () => {
  expect(circlesIn(new Map(Object.entries(rooms)))).toEqual([]);
});

test('no module imports itself by way of others', () => {
  const graph = importGraph(root);
  // Otherwise imports were not resolved, and no circle could be found.
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size);
  expect(circlesIn(graph)).toEqual([]);
});

test('a circle is found, of two modules and of more; a module that is reached in two ways is none', () => {
  const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));
  expect(circlesIn(graph({ a: ['b'], b: ['a'] }))).toEqual([['a', 'b']]);
  expect(circlesIn(graph({ top: ['a'], a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }))).toEqual([
    ['a', 'b', 'c'],
  ]);
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});
