import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from 'shared-content/content/site';
import { releasesPath } from 'shared-content/contract/addresses';
import { type Remote, remotes } from 'shared-content/contract/remotes';
import { checkPath } from '../release/commands/buildParts';
import { commandNames } from '../release/commands/commands';
import { runNpm } from '../release/console/npm';
import { Refusal } from '../release/console/refusal';
import { checkRouting } from '../release/gate/checkRouting';
import { idOf } from '../release/store/build';
import { exists, filesBelow, inScratch, placeFolder } from '../release/store/files';

interface NewPart {
  dir: string;
  name: string;
  route: string;
}

export interface Manifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

const repository = path.join(import.meta.dirname, '../..');
const template = path.join(repository, 'platform/new-part/template');

/** The packages that a part's own repository installs from files, since no registry has them. */
export const packages = ['platform', 'shared-content'];

/**
 * Writes a part with a first page: into this repository if the folder is in its root, otherwise with all that a repository
 * of its own needs. Returns the steps that remain. Throws a Refusal, and writes nothing, if folder, name or route cannot
 * be used.
 */
export async function writePart({ dir, name, route }: NewPart, root = repository): Promise<string> {
  checkName(name, route);
  await checkFolder(dir, name, root);
  const isHere = path.dirname(dir) === root;
  await mkdir(path.dirname(dir), { recursive: true });
  await placeFolder(dir, isHere ? await templateFiles(name) : await repositoryFiles(name));
  return isHere
    ? `What remains: its row in shared-content/src/contract/remotes.ts, "${name}" in the workspaces of package.json, then npm install`
    : `There: npm ci, then npm test and npm run dev. Its page goes live with a shell that routes ${route} to ${name}`;
}

/** The packages as files, by name. A hash of the content is part of the name, so that npm takes a newer one. */
export async function pack(): Promise<Map<string, Buffer>> {
  return inScratch('new-part-', async (folder) => {
    const workspaces = packages.flatMap((owner) => ['-w', owner]);
    await runNpm('npm', ['pack', '--pack-destination', folder, ...workspaces], { cwd: repository });
    const packed = new Map<string, Buffer>();
    for (const file of await filesBelow(folder)) {
      const content = await readFile(path.join(folder, file));
      packed.set(`packages/${file.replace('.tgz', `-${idOf(content)}.tgz`)}`, content);
    }
    return packed;
  });
}

function checkName(name: string, route: string): void {
  if (!/^mf(-[a-z0-9]+)+$/.test(name))
    throw new Refusal(`--name is mf- and words in lower case, as mf-guides, not '${name}'`);
  if (!/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(route))
    throw new Refusal(`--route is a slash and words in lower case, as /guides, not '${route}'`);
  if (`${route}/` === releasesPath)
    throw new Refusal(`The site itself answers at ${route}: choose another --route`);
  // Its row may be there already.
  const others: Remote[] = remotes.filter((remote) => remote.name !== name || remote.route !== route);
  checkRouting({ remotes: [...others, { name, route }], redirects });
}

async function checkFolder(dir: string, name: string, root: string): Promise<void> {
  checkPath(dir);
  const below = path.relative(root, dir);
  if (!below.startsWith('..') && !path.isAbsolute(below) && below !== name)
    throw new Refusal(`In this repository ${name} is written into ${path.join(root, name)}, not ${dir}`);
  if ((await exists(dir)) && (await readdir(dir)).length > 0)
    throw new Refusal(`${dir} is not empty: name a new folder`);
}

/** The files of a part of this repository. */
async function templateFiles(name: string): Promise<[string, Buffer][]> {
  const names = (await filesBelow(template)).filter((file) => !file.startsWith('alone/'));
  return Promise.all(
    names.map(async (file): Promise<[string, Buffer]> => {
      const text = (await readFile(path.join(template, file), 'utf8')).replaceAll('Guides', headingOf(name));
      return [
        file,
        file === 'package.json' ? json({ name, ...(JSON.parse(text) as Manifest) }) : Buffer.from(text),
      ];
    }),
  );
}

/** The files of a part in a repository of its own: packages, settings of the linters and a lockfile as well. */
async function repositoryFiles(name: string): Promise<[string, Buffer][]> {
  const files = new Map([...(await templateFiles(name)), ...(await pack())]);
  const alone = path.join(template, 'alone');
  for (const file of await filesBelow(alone)) files.set(file, await readFile(path.join(alone, file)));

  const { scripts, devDependencies, ...manifest } = JSON.parse(String(files.get('package.json'))) as Manifest;
  const fromFiles = packages.map((owner) => [owner, `file:${fileOf(owner, files.keys())}`]);
  const whole = {
    ...manifest,
    scripts: {
      ...scripts,
      test: 'jest',
      lint: 'eslint --max-warnings 0 . && stylelint --max-warnings 0 "**/*.scss" && prettier --check .',
      // Messages name them.
      ...Object.fromEntries(commandNames.map((command) => [command, `site ${command}`])),
      release: 'site release --dist dist',
      preview: 'site preview --dist dist',
    },
    devDependencies: { ...devDependencies, ...(Object.fromEntries(fromFiles) as Record<string, string>) },
  };
  files.set('package.json', json(whole));
  files.set('package-lock.json', await lockfileFor([...files]));
  return [...files];
}

export function fileOf(owner: string, names: Iterable<string>): string {
  return [...names].find((name) => name.startsWith(`packages/${owner}-`)) ?? '';
}

/** A lockfile from the one here: npm keeps its versions, and drops what the part does not need. */
async function lockfileFor(files: readonly [string, Buffer][]): Promise<Buffer> {
  return inScratch('new-part-', async (scratch) => {
    const folder = path.join(scratch, 'part');
    await placeFolder(folder, files);
    await copyFile(path.join(repository, 'package-lock.json'), path.join(folder, 'package-lock.json'));
    const line = ['install', '--package-lock-only', '--ignore-scripts', '--offline'];
    await runNpm('npm', line, { cwd: folder });
    return readFile(path.join(folder, 'package-lock.json'));
  });
}

function json(content: object): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
}

/** As in 'Garden walls', of mf-garden-walls. */
function headingOf(name: string): string {
  const words = name.replace('mf-', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
