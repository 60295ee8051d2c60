import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../release/store/files';
import { runProcess } from '../release/testing/command';
import { scratchFolder } from '../release/testing/scratch';
import { edit } from '../testing/edit';
import { runNpm } from '../release/console/npm';
import { writePart } from './newPart';
import { updatePart } from './updatePart';
import { remotesHere } from '../parts';

jest.mock('../release/console/npm', () => {
  const actual = jest.requireActual<{ runNpm: typeof runNpm }>('../release/console/npm');
  return { ...actual, runNpm: jest.fn(actual.runNpm) };
});

const repository = path.join(import.meta.dirname, '../..');
const guides = { name: 'mf-guides', route: '/guides' };

interface Manifest {
  scripts: Record<string, string>;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

test.each([
  [{ name: 'guides' }, "--name is mf- and words in lower case, as mf-guides, not 'guides'"],
  [{ route: 'guides' }, "--route is a slash and words in lower case, as /guides, not 'guides'"],
  [{ route: '/guides/walls' }, "--route is a slash and words in lower case, as /guides, not '/guides/walls'"],
  [{ route: '/releases' }, 'The site itself answers at /releases: choose another --route'],
  [{ route: '/contact' }, 'shell cannot route /contact to mf-guides: that address or name is taken'],
  [{ name: 'mf-contact' }, 'shell cannot route /guides to mf-contact: that address or name is taken'],
])('%j is refused, and nothing is written', async (wish, message) => {
  const dir = path.join(scratchFolder(), 'part');
  await expect(writePart({ dir, ...guides, ...wish })).rejects.toThrow(message);
  expect(existsSync(dir)).toBe(false);
});

test('a folder that holds something is refused, and left as it is', async () => {
  const dir = scratchFolder();
  writeFileSync(path.join(dir, 'notes.txt'), 'mine');
  await expect(writePart({ dir, ...guides })).rejects.toThrow(`${dir} is not empty: name a new folder`);
  expect(await filesBelow(dir)).toEqual(['notes.txt']);
});

test.each(['guides', 'shell/mf-guides', '.'])(
  '%s is no folder for mf-guides in the repository',
  async (folder) => {
    const root = scratchFolder();
    await expect(writePart({ dir: path.join(root, folder), ...guides }, root)).rejects.toThrow(
      `In this repository mf-guides is written into ${root}/mf-guides, not `,
    );
  },
);

test('a part of the repository has a page with its name, and scripts and React as the other parts', async () => {
  const root = scratchFolder();
  const dir = path.join(root, 'mf-garden-walls');
  mkdirSync(dir);
  expect(await writePart({ dir, name: 'mf-garden-walls', route: '/garden-walls' }, root)).toBe(
    'What remains: its row in shared-content/src/contract/remotes.ts, "mf-garden-walls" in the workspaces of package.json, then npm install',
  );
  expect(await filesBelow(dir)).not.toContain('.npmrc');
  const page = readFileSync(path.join(dir, 'src/Page/Page.tsx'), 'utf8');
  expect(page).toContain('<h1 tabIndex={-1}>Garden walls</h1>');
  const { scripts, peerDependencies, devDependencies } = manifestOf(dir);
  for (const { name } of remotesHere) {
    const other = manifestOf(path.join(repository, name));
    expect(other.scripts).toMatchObject(scripts);
    expect(other.peerDependencies).toEqual(peerDependencies);
    expect(other.devDependencies).toMatchObject(devDependencies);
  }
});

test('a command line without folder, name or route is refused with one line', async () => {
  const program = 'new-part/cli.ts';
  expect(await runProcess(['mf-guides', '--name', 'mf-guides'], { program })).toEqual({
    code: 1,
    output: '',
    errors: 'Name one folder, --name and --route: npm run new-part -- DIR --name mf-guides --route /guides',
  });
});

describe('a part in a repository of its own', () => {
  let dir: string;
  beforeAll(async () => {
    dir = path.join(scratchFolder(), 'guides');
    await writePart({ dir, ...guides });
  });

  test('brings packages, linters’ settings and a lockfile that npm ci takes', async () => {
    const files = await filesBelow(dir);
    expect(files).toEqual(expect.arrayContaining(['eslint.config.mjs', 'stylelint.config.mjs', '.npmrc']));
    expect(files.filter((file) => file.startsWith('packages/'))).toEqual([
      expect.stringMatching(/^packages\/platform-1\.0\.0-\w{20}\.tgz$/),
      expect.stringMatching(/^packages\/shared-content-1\.0\.0-\w{20}\.tgz$/),
    ]);
    expect(String(readFileSync(path.join(dir, 'package-lock.json')))).not.toContain(
      'node_modules/@rspack/core',
    );
    await runNpm('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'], { cwd: dir });
  });

  test('has a script for each command that messages name', () => {
    const { scripts } = manifestOf(dir);
    for (const command of ['releases', 'rollback', 'publish', 'prune', 'serve', 'status', 'preflight'])
      expect(scripts[command]).toBe(`site ${command}`);
    for (const command of ['release', 'preview'])
      expect(scripts[command]).toBe(`site ${command} --dist dist`);
  });

  test('takes newer packages: shows what changed in the contract, installs them, and runs its own checks', async () => {
    const { devDependencies } = manifestOf(dir);
    const newer = devDependencies['shared-content']?.replace('file:', '') ?? '';
    const older = 'packages/shared-content-1.0.0-older.tgz';
    const unpacked = scratchFolder();
    execFileSync('tar', ['-xzf', path.join(dir, newer), '-C', unpacked]);
    edit(unpacked, 'package/src/contract/page.ts', '  Highlight?: ComponentType;\n', '');
    execFileSync('tar', ['-czf', path.join(dir, older), '-C', unpacked, 'package']);
    rmSync(path.join(dir, newer));
    edit(dir, 'package.json', newer, older);

    const npm = jest.mocked(runNpm);
    const real = npm.getMockImplementation();
    npm.mockImplementation(async (...call) => {
      if (call[1][0] === 'pack') await real?.(...call);
    });
    const say = jest.fn<undefined, [string]>();
    await updatePart(dir, say);
    expect(say.mock.calls.flat()).toEqual([
      'platform is the same',
      expect.stringContaining('\n+  Highlight?: ComponentType;\n'),
      `${older} is now ${newer}`,
      ...['types', 'lint', 'test'].map((check) => `npm run ${check} passes`),
    ]);
    const lines = ['install', 'run types', 'run lint', 'run test'];
    expect(npm.mock.calls.slice(-4).map(([, line]) => line.join(' '))).toEqual(lines);
    expect(manifestOf(dir).devDependencies).toEqual(devDependencies);
    expect(existsSync(path.join(dir, newer)) && !existsSync(path.join(dir, older))).toBe(true);
  });

  test('is updated alone: another folder is refused', async () => {
    await expect(updatePart(scratchFolder(), jest.fn())).rejects.toThrow(
      'is no part that npm run new-part has written outside of this repository: name the folder of one',
    );
  });
});
