import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './scratch';

export { edit } from '../../testing/edit';

const root = path.join(import.meta.dirname, '../../..');
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** A copy of this project's sources with the installed packages: the checkout of a team that changes something. */
export function checkoutCopy(): string {
  const copy = scratchFolder();
  const made = ['node_modules', 'dist'];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const isSource = entry.isFile() || workspaces.includes(entry.name);
    if (!isSource) continue;
    cpSync(path.join(root, entry.name), path.join(copy, entry.name), {
      recursive: true,
      filter: (file) => !made.includes(path.basename(file)),
    });
  }

  // Encoded pictures, which every checkout can share.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  symlinkSync(path.join(root, '.cache'), path.join(copy, '.cache'));

  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  // Each package by itself: the parts must be those of the copy, and the build's cache its own.
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    const target = workspaces.includes(name) ? copy : path.join(root, 'node_modules');
    symlinkSync(path.join(target, name), path.join(modules, name));
  }
  return copy;
}

/** Gives a copy of the sources an earlier React, which is installed beside the present one under another name. */
export function installEarlierReact(checkout: string): void {
  const modules = path.join(checkout, 'node_modules');
  const replace = (name: string, by = name) => {
    rmSync(path.join(modules, name));
    cpSync(path.join(root, 'node_modules', by), path.join(modules, name), { recursive: true });
  };
  for (const name of ['react', 'react-dom']) replace(name, `${name}-earlier`);
  // Linked, these would find React beside themselves: in the project's own folder.
  for (const name of readdirSync(modules).filter((link) => /^react-(router|toastify)/.test(link)))
    replace(name);
}

type Versions = Record<string, string>;

interface Manifest {
  dependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  devDependencies?: Versions;
  bin?: string | Record<string, string>;
}

const modulesHere = path.join(root, 'node_modules');

/**
 * Does for a folder outside the project what `npm install` does, without a registry: packages in files are unpacked, and
 * what these and the folder's package.json name, with all that it needs in turn, is linked file by file to what is
 * installed here. What nobody names is not there.
 */
export function installPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  const { dependencies, devDependencies } = manifestIn(folder);
  const requested = { ...dependencies, ...devDependencies };
  const files = Object.entries(requested).filter(([, wanted]) => wanted.startsWith('file:'));
  for (const [name, wanted] of files)
    unpack(path.join(folder, wanted.slice('file:'.length)), path.join(modules, name));
  const unpacked = files.map(([name]) => name);
  const named = [requested, ...unpacked.map((name) => neededBy(path.join(modules, name)))].flatMap(
    Object.keys,
  );
  const linked = withNeeded(named.filter((name) => !unpacked.includes(name)));
  for (const name of linked) linkFiles(path.join(modulesHere, name), path.join(modules, name));
  for (const name of [...unpacked, ...linked]) linkCommands(name, modules);
}

function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
}

/** The names of packages, and of all that they need, but for those that lie within another one. */
function withNeeded(names: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = names.map((name) => path.join(modulesHere, name));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // A binary for another system is not installed.
    if (found.has(next) || !existsSync(next)) continue;
    found.add(next);
    const from = next;
    waiting.push(...Object.keys(neededBy(from)).map((name) => folderOf(name, from)));
  }
  return [...found]
    .map((folder) => path.relative(modulesHere, folder))
    .filter((name) => !name.includes('node_modules'));
}

/** Where a package that stands in a folder finds another one. */
function folderOf(name: string, from: string): string {
  for (let at = from; at !== modulesHere; at = path.dirname(at)) {
    const nested = path.join(at, 'node_modules', name);
    if (existsSync(nested)) return nested;
  }
  return path.join(modulesHere, name);
}

/** What npm installs beside a package: also peers that it cannot do without. */
function neededBy(folder: string): Versions {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifestIn(folder);
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => !peerDependenciesMeta?.[name]?.optional,
  );
  return { ...dependencies, ...optionalDependencies, ...Object.fromEntries(peers) };
}

/** Hard links, so that no module finds its way back through a symbolic one; copies on another file system. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function linkCommands(name: string, modules: string): void {
  const { bin = {} } = manifestIn(path.join(modules, name));
  const commands = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  for (const [command, file] of Object.entries(commands)) {
    const place = path.join(modules, '.bin', command);
    if (!existsSync(place)) symlinkSync(path.join('..', name, file), place);
  }
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
