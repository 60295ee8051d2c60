import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Kept = (source: Buffer, recipe: object, encode: () => Promise<Buffer>) => Promise<Buffer>;
const { keptIn } = jest.requireActual<{ keptIn: (folder: string) => Kept }>('./kept.mjs');

const source = Buffer.from('a picture');
const recipe = { encoder: '1.0', quality: 45 };
const encode = jest.fn<Promise<Buffer>, []>();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  encode.mockResolvedValue(Buffer.from('encoded'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('encodes once in one process, also for two builds that ask at the same time', async () => {
  const kept = keptIn(folder);
  const results = await Promise.all([kept(source, recipe, encode), kept(source, recipe, encode)]);
  expect(results.map(String)).toEqual(['encoded', 'encoded']);
  expect(encode).toHaveBeenCalledTimes(1);
});

test('encodes nothing that an earlier process has kept', async () => {
  await keptIn(folder)(source, recipe, encode);
  expect(String(await keptIn(folder)(source, recipe, encode))).toBe('encoded');
  expect(encode).toHaveBeenCalledTimes(1);
});

test.each([
  ['source', Buffer.from('another picture'), recipe],
  ['encoder', source, { ...recipe, encoder: '1.1' }],
  ['setting', source, { ...recipe, quality: 46 }],
])('encodes anew for another %s', async (_what, otherSource, otherRecipe) => {
  await keptIn(folder)(source, recipe, encode);
  await keptIn(folder)(otherSource, otherRecipe, encode);
  expect(encode).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'cut short',
    (file: string) => {
      truncateSync(file, 66);
    },
  ],
  [
    'emptied',
    (file: string) => {
      truncateSync(file);
    },
  ],
  [
    'changed',
    (file: string) => {
      writeFileSync(file, readFileSync(file, 'utf8').replace('encoded', 'enc0ded'));
    },
  ],
])('encodes anew where the kept file is %s, and repairs it', async (_what, damage) => {
  await keptIn(folder)(source, recipe, encode);
  const [name = ''] = readdirSync(folder);
  damage(path.join(folder, name));
  expect(String(await keptIn(folder)(source, recipe, encode))).toBe('encoded');
  await keptIn(folder)(source, recipe, encode);
  expect(encode).toHaveBeenCalledTimes(2);
});

test('leaves no unfinished file when several processes write at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => keptIn(folder)(source, recipe, encode)));
  expect(readdirSync(folder)).toHaveLength(1);
});

test('gives the result where nothing can be kept, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const file = path.join(folder, 'no-folder');
  writeFileSync(file, '');
  expect(String(await keptIn(file)(source, recipe, encode))).toBe('encoded');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is not kept for the next build'));
});
