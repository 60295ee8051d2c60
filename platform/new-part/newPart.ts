import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redirects } from 'shared-content/content/redirects';
import { releasesPath } from 'shared-content/contract/addresses';
import { type Remote, remotes } from 'shared-content/contract/remotes';
import { idOf } from '../release/store/build';
import { exists, filesBelow, integrityOf, makeFolder, placeFolder } from '../release/store/files';
import { runNpm } from '../release/console/npm';
import { Refusal } from '../release/console/refusal';
import { checkPath } from '../release/commands/buildParts';
import { checkRouting } from '../release/gate/checkRouting';
import { type Lockfile, lockfileFor } from './lockfile';

/** A part to be written. */
export interface NewPart {
  /** The folder, as an absolute path. */
  dir: string;
  name: string;
  route: string;
}

/** The commands of the site that a part's own repository has too, since messages name them. */
const siteCommands = ['rollback', 'releases', 'preview', 'publish', 'prune', 'serve', 'status', 'preflight'];

export interface Manifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

const repository = path.join(import.meta.dirname, '../..');
const template = path.join(repository, 'platform/new-part/template');

/** What a part in a repository of its own installs from files: they are in no registry. */
export const packages = ['platform', 'shared-content'];

/**
 * Writes a part that builds, tests and runs, with a page to begin from: a part of the repository where the folder lies
 * in its root, else one with all that it takes to stand in a repository of its own. Gives what remains to be done.
 * Throws a Refusal, and writes nothing, where folder, name or route are no such.
 */
export async function writePart({ dir, name, route }: NewPart, root = repository): Promise<string> {
  checkName(name, route);
  await checkFolder(dir, name, root);
  const isHere = path.dirname(dir) === root;
  const files = isHere ? await filesOf(name) : await filesOf(name, await pack());
  await makeFolder(path.dirname(dir));
  await placeFolder(dir, files);
  return isHere
    ? `What remains: its row in shared-content/src/contract/remotes.ts, "${name}" in the workspaces of package.json, then npm install`
    : `There: npm ci, then npm test and npm run dev. Its page goes live with a shell that routes ${route} to ${name}`;
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

/** The files of a part, by name; with packages, of one in a repository of its own. */
async function filesOf(name: string, tarballs?: ReadonlyMap<string, Buffer>): Promise<[string, Buffer][]> {
  const heading = headingOf(name);
  const read = async (file: string) =>
    (await readFile(path.join(template, file), 'utf8')).replaceAll('Guides', heading);
  const manifest = JSON.parse(await read('package.json')) as Manifest;
  const files = new Map<string, Buffer>(tarballs);
  for (const file of await filesBelow(template)) {
    const isAlone = file.startsWith('alone/');
    if (isAlone && !tarballs) continue;
    files.set(file.replace('alone/', ''), Buffer.from(await read(file)));
  }
  if (!tarballs) files.set('package.json', json({ name, ...manifest }));
  else
    for (const [file, content] of await manifestsOf(name, standingAlone(manifest, name), tarballs))
      files.set(file, content);
  return [...files];
}

/** The package.json and the lockfile of a repository that installs these packages from files. */
async function manifestsOf(
  name: string,
  manifest: Manifest,
  tarballs: ReadonlyMap<string, Buffer>,
): Promise<[string, Buffer][]> {
  const installed = new Map(
    packages.map((owner) => {
      const [file = '', content = Buffer.alloc(0)] =
        [...tarballs].find(([tarball]) => path.basename(tarball).startsWith(`${owner}-`)) ?? [];
      return [owner, { resolved: `file:${file}`, integrity: integrityOf(content) }];
    }),
  );
  const files = Object.fromEntries([...installed].map(([owner, { resolved }]) => [owner, resolved]));
  const whole = { name, ...manifest, devDependencies: { ...manifest.devDependencies, ...files } };
  const locked = JSON.parse(await readFile(path.join(repository, 'package-lock.json'), 'utf8')) as Lockfile;
  return [
    ['package.json', json(whole)],
    ['package-lock.json', json(lockfileFor(whole, installed, locked))],
  ];
}

function json(content: object): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
}

function standingAlone(manifest: Manifest, name: string): Manifest {
  return {
    ...manifest,
    scripts: {
      ...manifest.scripts,
      lint: 'eslint --max-warnings 0 . && stylelint --max-warnings 0 "**/*.scss" && prettier --check .',
      ...Object.fromEntries(siteCommands.map((command) => [command, `site ${command}`])),
      release: `site release ${name} --dist dist`,
    },
  };
}

/** The packages as files, by name. Each state has a name of its own, so that npm takes a newer one. */
export async function pack(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
  try {
    const workspaces = packages.flatMap((owner) => ['-w', owner]);
    await runNpm('npm', ['pack', '--pack-destination', folder, ...workspaces], { cwd: repository });
    const packed = new Map<string, Buffer>();
    for (const file of await filesBelow(folder)) {
      const content = await readFile(path.join(folder, file));
      packed.set(`packages/${file.replace('.tgz', `-${idOf(content)}.tgz`)}`, content);
    }
    return packed;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** As in 'Garden walls', of mf-garden-walls. */
function headingOf(name: string): string {
  const words = name.replace('mf-', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
