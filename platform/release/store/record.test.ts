import { liveOrigin, parseReleases } from './record';

const at = '2026-01-01T00:00:00.000Z';
const entry = {
  live: 'b2',
  since: at,
  history: [
    { build: 'a1', at },
    { build: 'b2', at },
  ],
};

const read = (content: unknown) => parseReleases(JSON.stringify(content), 'site/releases.json');
const refusal =
  /^site\/releases\.json is no record of releases.*: restore it from a backup, or release all parts into a new folder$/;

test('a record is read as it was written', () => {
  const origin = 'https://cdn.example.com';
  const record = { shell: entry, 'mf-home': { ...entry, history: [{ build: 'b2', at, origin }] } };
  expect(read(record)).toEqual(record);
});

test.each(['', '{', 'null', '[]', '{}', '"shell"', '0', '[{}]'])('%j is no record', (text) => {
  expect(() => parseReleases(text, 'site/releases.json')).toThrow(refusal);
});

test.each([
  ['nothing', null],
  ['no fields', {}],
  ['no history', { ...entry, history: undefined }],
  ['an empty history', { ...entry, history: [] }],
  ['no date', { ...entry, since: undefined }],
  ['a live build that was never released', { ...entry, live: 'c3' }],
  [
    'a live build outside of its folder',
    { ...entry, live: '../../..', history: [{ build: '../../..', at }] },
  ],
  ['a build of no name', { ...entry, live: '', history: [{ build: '', at }] }],
  ['a build that is no text', { ...entry, history: [...entry.history, { build: 3, at }] }],
  ['a build without a date', { ...entry, history: [...entry.history, { build: 'c3' }] }],
  ['an origin that is none', { ...entry, history: [{ build: 'b2', at, origin: "'unsafe-inline'" }] }],
])('a part with %s is named as what is wrong', (_, wrong) => {
  expect(() => read({ shell: entry, 'mf-home': wrong })).toThrow(refusal);
  expect(() => read({ shell: entry, 'mf-home': wrong })).toThrow('(see mf-home)');
});

test('a part whose name leads out of the folder is refused', () => {
  expect(() => read({ '..': entry })).toThrow(refusal);
});

test('the origin is that of the live build', () => {
  const origin = 'https://cdn.example.com';
  const record = {
    ...entry,
    history: [
      { build: 'a1', at, origin },
      { build: 'b2', at },
    ],
  };
  expect(liveOrigin({ ...record, live: 'a1' })).toBe(origin);
  expect(liveOrigin(record)).toBeUndefined();
});
