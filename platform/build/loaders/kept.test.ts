import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../release/testing/scratch';

type Kept = (source: Buffer, recipe: object, encode: () => Promise<Buffer>) => Promise<Buffer>;
const { keptIn } = jest.requireActual<{ keptIn: (folder: string) => Kept }>('./kept.mjs');

const source = Buffer.from('a picture');
const recipe = { encoder: '1.0', quality: 45 };
const encode = jest.fn<Promise<Buffer>, []>();
let folder: string;

beforeEach(() => {
  folder = scratchFolder();
  encode.mockResolvedValue(Buffer.from('encoded'));
});

test('encodes once for two builds in one process, and not again in the next', async () => {
  const kept = keptIn(folder);
  const results = await Promise.all([kept(source, recipe, encode), kept(source, recipe, encode)]);
  results.push(await keptIn(folder)(source, recipe, encode));
  expect(results.map(String)).toEqual(['encoded', 'encoded', 'encoded']);
  expect(encode).toHaveBeenCalledTimes(1);
});

test.each([
  ['source', Buffer.from('another picture'), recipe],
  ['encoder', source, { ...recipe, encoder: '1.1' }],
  ['setting', source, { ...recipe, quality: 46 }],
])('encodes again for another %s', async (_, otherSource, otherRecipe) => {
  await keptIn(folder)(source, recipe, encode);
  await keptIn(folder)(otherSource, otherRecipe, encode);
  expect(encode).toHaveBeenCalledTimes(2);
});

test('encodes again if the kept file is empty, as after a crash of the machine', async () => {
  await keptIn(folder)(source, recipe, encode);
  truncateSync(path.join(folder, readdirSync(folder)[0] ?? ''));
  expect(String(await keptIn(folder)(source, recipe, encode))).toBe('encoded');
});

test('encodes also if nothing can be kept, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const file = path.join(folder, 'no-folder');
  writeFileSync(file, '');
  expect(String(await keptIn(file)(source, recipe, encode))).toBe('encoded');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is not kept for the next build'));
});
