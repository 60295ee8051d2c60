import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildsMeta, laidOutKey, releaseDataId } from './document';
import { keptForm } from './quoteDraft';
import { remotes } from './remotes';

const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sharedStyles = filesIn('shared-content/styles', 'scss');

/** The files below a folder of this repository that have one of these extensions. */
function filesIn(folder: string, ...extensions: string[]): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => extensions.includes(path.extname(file).slice(1)) && !file.includes('.test.'))
    .map((file) => path.join(folder, file));
}

/** The custom properties that these files set, or use by `var()`. */
function properties(files: string[], pattern: RegExp): Set<string> {
  return new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name ?? '')));
}

const setIn = (files: string[]) => properties(files, /(--[\w-]+)\s*:/g);
const usedIn = (files: string[]) => properties(files, /var\(\s*(--[\w-]+)/g);

const sources = ['shell', ...remotes.map(({ name }) => name)].map((part) => `${part}/src`);

test.each(['shared-content/styles', ...sources.filter((folder) => existsSync(path.join(root, folder)))])(
  'what %s uses is a token of the brand or set in the same part',
  (folder) => {
    const files = filesIn(folder, 'scss', 'ts', 'tsx');
    const used = usedIn(files);
    expect(used.size).toBeGreaterThan(0);
    const known = setIn(['shared-content/styles/tokens.scss', ...files]);
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
  },
);

test('the mixin that skips content far down the page asks for the key by which the shell ends it', () => {
  const mixins = sharedStyles.filter((file) => read(file).includes('@mixin rendered-when-near'));
  expect(mixins).toHaveLength(1);
  expect(mixins.map(read).join('')).toContain(`:root:not([data-${laidOutKey}`);
});

test('the script that shows builds, which imports nothing, spells the contract as it is here', () => {
  const script = read('platform/dev/showBuilds.mjs');
  expect(script).not.toMatch(/^import /m);
  expect(script).toContain(`meta[name="${buildsMeta}"]`);
  expect(script).toContain(`getElementById('${releaseDataId}')`);
});

test('the early script, which imports nothing, spells the contract as it is here', () => {
  const earlyScript = read('shell/server/document/earlyScript.ts');
  expect(earlyScript).not.toMatch(/^import /m);
  expect(earlyScript).toContain(`dataset.${laidOutKey} = ''`);
  expect(Object.keys(keptForm)).toEqual(['data-draft']);
  expect(earlyScript).toContain('{ draft } = target.form.dataset');
});
