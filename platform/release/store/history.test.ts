import { rollbackTarget, withRelease } from './history';
import type { PartReleases } from './record';

test('a rollback goes to the build that was live before', () => {
  expect(rollbackTarget('mf-home', released('one', 'two', 'three'))).toBe('two');
});

test('a second one goes on to the build before that', () => {
  expect(rollbackTarget('mf-home', { ...released('one', 'two', 'three'), live: 'two' })).toBe('one');
});

test('a release after a rollback does not lead back to the build that was given up', () => {
  const rolledBack = { ...released('one', 'two', 'three'), live: 'two' };
  const after = withRelease(rolledBack, { build: 'four', at: 'later' });
  expect(rollbackTarget('mf-home', after)).toBe('two');
  expect(rollbackTarget('mf-home', { ...after, live: 'two' })).toBe('one');
});

test('releasing what is live changes nothing, not even since when', () => {
  const rolledBack = { ...released('one', 'two'), live: 'one' };
  expect(withRelease(rolledBack, { build: 'one', at: 'later' })).toEqual(rolledBack);
});

test('a build that is released twice stands in the history once', () => {
  const after = withRelease(released('one', 'two'), { build: 'one', at: 'later' });
  expect(after).toMatchObject({ live: 'one', since: 'later' });
  expect(after.history.map(({ build }) => build)).toEqual(['two', 'one']);
});

test('a build that moves to another origin is a release', () => {
  const origin = 'https://cdn.example.com';
  const after = withRelease(released('one'), { build: 'one', at: 'later', origin });
  expect(after).toEqual({ live: 'one', since: 'later', history: [{ build: 'one', at: 'later', origin }] });
});

test('the live build is nothing to go back to', () => {
  expect(() => rollbackTarget('mf-home', released('one', 'two'), 'two')).toThrow(
    'mf-home two is live already: see npm run releases',
  );
});

test('the first digits name a build, unless several begin so', () => {
  const record = released('a1', 'a2', 'b1');
  expect(rollbackTarget('mf-home', record, 'a2')).toBe('a2');
  expect(rollbackTarget('mf-home', { ...record, live: 'a2' }, 'b')).toBe('b1');
  expect(() => rollbackTarget('mf-home', record, 'a')).toThrow('mf-home has several builds a');
  expect(() => rollbackTarget('mf-home', record, 'c')).toThrow('mf-home has no earlier build c');
  expect(() => rollbackTarget('mf-home', released('one'))).toThrow('mf-home has no earlier build');
});

function released(...builds: string[]): PartReleases {
  const start: PartReleases | undefined = undefined;
  const record = builds.reduce<PartReleases | undefined>(
    (current, build) => withRelease(current, { build, at: `when ${build} came` }),
    start,
  );
  return record ?? { live: '', since: '', history: [] };
}
