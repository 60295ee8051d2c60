import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
}

const modulesHere = path.join(import.meta.dirname, '../../../node_modules');

/**
 * Does for a folder outside the project what `npm install` does, without a registry: packages in files are unpacked,
 * and others linked to those that are installed here. What neither the folder's package.json nor one of the unpacked
 * packages names is not there, even where npm would happen to put it.
 */
export function installPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  const { dependencies, devDependencies } = manifestIn(folder);
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  for (const [name, wanted] of asked)
    if (wanted.startsWith('file:'))
      unpack(path.join(folder, wanted.slice('file:'.length)), path.join(modules, name));

  const unpacked = asked.filter(([, wanted]) => wanted.startsWith('file:')).map(([name]) => name);
  const named = unpacked.flatMap((name) => {
    const { dependencies: needed, peerDependencies } = manifestIn(path.join(modules, name));
    return Object.keys({ ...needed, ...peerDependencies });
  });
  for (const name of new Set([...asked.map(([own]) => own), ...named])) {
    const place = path.join(modules, name);
    if (!unpacked.includes(name)) link(path.join(modulesHere, name), place);
    for (const [command, file] of commandsOf(name, manifestIn(place)))
      link(path.join(place, file), path.join(modules, '.bin', command));
  }
}

function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
}

function link(target: string, place: string): void {
  if (existsSync(place)) return;
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place);
}

function commandsOf(name: string, { bin = {} }: Manifest): [string, string][] {
  return typeof bin === 'string' ? [[path.basename(name), bin]] : Object.entries(bin);
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
