import { parseReleaseSets, recordText, type ReleaseSet } from './releaseSets';

const at = '2026-01-01T00:00:00.000Z';
const set: ReleaseSet = {
  ...{ id: 1, at, by: 'Ann', change: 'release', changed: ['shell'] },
  live: {
    shell: { build: 'a1', commit: '0123abc' },
    'mf-home': { build: 'b1', origin: 'https://cdn.example' },
  },
  waiting: { 'mf-guides': { build: 'c1' } },
};

const refused = (text: string, place: string) => {
  expect(() => parseReleaseSets(text, 'site/releases.json')).toThrow(
    `site/releases.json is no record of releases${place}: restore it from a backup, or release all parts into a new folder`,
  );
};

test('a record is read as it was written, a line for each set', () => {
  const sets = [set, { ...set, id: 2 }];
  expect(recordText(sets).split('\n')).toHaveLength(5);
  expect(parseReleaseSets(recordText(sets), '')).toEqual(sets);
});

test.each(['', '{', 'null', '{}', '"shell"', '[]', '{"shell":{"live":"a1","since":"","history":[]}}'])(
  '%j is no record',
  (text) => {
    refused(text, '');
  },
);

test.each([
  ['nothing', null],
  ['another number', { ...set, id: 3 }],
  ['no date', { ...set, at: 'yesterday' }],
  ['a name that a terminal would follow', { ...set, by: '\u001b[2J' }],
  ['no known change', { ...set, change: 'moved' }],
  ['no list of parts', { ...set, changed: 'shell' }],
  ['no shell', { ...set, live: {} }],
  ['a part outside of its folder', { ...set, live: { ...set.live, '..': { build: 'a1' } } }],
  ['a build outside of its folder', { ...set, live: { shell: { build: '../../..' } } }],
  ['a build without a name', { ...set, waiting: { 'mf-guides': { build: '' } } }],
  ['a build that is no text', { ...set, live: { shell: { build: 3 } } }],
  ['an origin that is none', { ...set, live: { shell: { build: 'a1', origin: "'unsafe-inline'" } } }],
])('a set with %s is named', (_, wrong) => {
  refused(JSON.stringify([set, wrong]), ' (see release set 2)');
});
