import { type PartReleases, releasesOf, restorable, restorableSet, rollbackTarget } from './history';
import type { RecordedBuild, ReleaseSet } from './releaseSets';

/** Builds of a set by part; a shell is always live. */
type Parts = Record<string, string | RecordedBuild>;

/** A record of these changes: the first on the first of January by Ann, the others a day later each by Bob. */
function record(...changes: [ReleaseSet['change'], Parts, Parts?][]): ReleaseSet[] {
  const builds = (parts: Parts) =>
    Object.fromEntries(
      Object.entries(parts).map(([part, build]) => [part, typeof build === 'string' ? { build } : build]),
    );
  return changes.map(([change, live, waiting = {}], position) => ({
    id: position + 1,
    at: `2026-01-0${position + 1}T00:00:00.000Z`,
    by: position === 0 ? 'Ann' : 'Bob',
    change,
    changed: [],
    live: { shell: { build: 's' }, ...builds(live) },
    waiting: builds(waiting),
  }));
}

/** A record in which these builds of mf-home were released, or rolled back to. */
function homes(...changes: [ReleaseSet['change'], string | RecordedBuild][]): ReleaseSet[] {
  return record(...changes.map(([change, home]): [typeof change, Parts] => [change, { 'mf-home': home }]));
}

const everything = () => true;
function stateOf(part: string, sets: ReleaseSet[]): PartReleases {
  const state = releasesOf(sets, everything)[part];
  if (!state) throw new Error(`${part} is not in the record`);
  return state;
}
const home = (sets: ReleaseSet[]) => stateOf('mf-home', sets);
const back = (sets: ReleaseSet[], wanted?: string) => rollbackTarget('mf-home', home(sets), wanted).build;

describe('a rollback', () => {
  const three = homes(['release', 'one'], ['release', 'two'], ['release', 'three']);

  test('goes to the build that was live before, and the next one on to the build before that', () => {
    expect(back(three)).toBe('two');
    expect(back([...three, ...homes(['rollback', 'two'])])).toBe('one');
  });

  test('after a release does not lead to the build that was given up', () => {
    const released = [...three, ...homes(['rollback', 'two'], ['release', 'four'])];
    expect(back(released)).toBe('two');
    expect(back([...released, ...homes(['rollback', 'two'])])).toBe('one');
  });

  test('goes to a build once, though it was released twice', () => {
    const twice = homes(['release', 'one'], ['release', 'two'], ['release', 'one']);
    expect(back(twice)).toBe('two');
    expect(home(twice).history.map(({ build }) => build)).toEqual(['two', 'one']);
  });

  test('goes to the build whose first digits are given, unless several start so', () => {
    const builds = homes(['release', 'a1'], ['release', 'a2'], ['release', 'b1']);
    expect(back(builds, 'a2')).toBe('a2');
    expect(() => back(builds, 'a')).toThrow('mf-home has several builds a: see npm run releases');
    expect(() => back(builds, 'c')).toThrow('mf-home has no earlier build c: see npm run releases');
    expect(() => back(builds, 'b')).toThrow('mf-home b1 is live already: see npm run releases');
    expect(() => back(homes(['release', 'a1']))).toThrow('mf-home has no earlier build');
  });

  test('goes to the origin of the earlier release', () => {
    const origin = 'https://cdn.example';
    const moved = homes(['release', 'one'], ['release', { build: 'one', origin }]);
    expect(home(moved).history).toEqual([{ build: 'one', origin, at: moved[1]?.at, by: 'Bob' }]);
    expect(home([...moved, ...homes(['rollback', 'one'])]).present.origin).toBeUndefined();
  });
});

test('a part is live since the change that put it live; a build keeps who released it', () => {
  const sets = homes(['release', 'one'], ['release', 'two'], ['rollback', 'one'], ['release', 'one']);
  const [first, second, third] = sets;
  expect(home(sets)).toEqual({
    live: 'one',
    since: third?.at,
    by: 'Bob',
    present: { build: 'one', at: first?.at, by: 'Ann' },
    history: [
      { build: 'one', at: first?.at, by: 'Ann' },
      { build: 'two', at: second?.at, by: 'Bob' },
    ],
  });
});

describe('a part without a route', () => {
  const guides = { 'mf-guides': 'one' };

  test('waits with its last build until a shell puts it live, and is kept when the next one drops it', () => {
    const sets = record(
      ['release', {}, guides],
      ['release', {}, { 'mf-guides': 'two' }],
      ['release', { 'mf-guides': 'two' }],
      ['release', {}, { 'mf-guides': 'two' }],
    );
    const states = sets.map((_, last) => stateOf('mf-guides', sets.slice(0, last + 1)));
    expect(states.map((state) => [state.present.build, state.live, state.since])).toEqual([
      ['one', undefined, undefined],
      ['two', undefined, undefined],
      ['two', 'two', sets[2]?.at],
      ['two', undefined, sets[3]?.at],
    ]);
    expect(() => rollbackTarget('mf-guides', stateOf('mf-guides', sets))).toThrow(
      'mf-guides is not live, since the live shell does not route to it: see npm run releases',
    );
  });

  test('is forgotten once its builds are pruned, and a live one never is', () => {
    const sets = record(['release', { 'mf-home': 'one' }, guides]);
    expect(Object.keys(releasesOf(sets, () => false))).toEqual(['shell', 'mf-home']);
  });
});

describe('the whole site', () => {
  const sets = homes(['release', 'one'], ['release', 'two'], ['release', 'three'], ['rollback', 'two']);
  const ids = (isStored: (part: string, build: string) => boolean) =>
    restorable(sets, releasesOf(sets, isStored)).map(({ id }) => id);

  test('goes back to release sets that are not like the present one, and whose builds are still there', () => {
    expect(ids(everything)).toEqual([1, 3]);
    expect(ids((_, build) => build !== 'one')).toEqual([3]);
  });

  test.each([
    ['9', 'There is no release set 9: see npm run releases'],
    ['0', 'There is no release set 0: see npm run releases'],
    ['yesterday', 'There is no release set yesterday: see npm run releases'],
    ['2', 'Release set 2 is live now: see npm run releases'],
    ['1', 'Release set 1 cannot be put back, since builds of it were pruned: see npm run releases'],
  ])('is refused to go back to %s', (wanted, message) => {
    const releases = releasesOf(sets, (_, build) => build !== 'one');
    expect(() => restorableSet(wanted, sets, releases)).toThrow(message);
  });
});
