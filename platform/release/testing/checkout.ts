import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
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

  linkPackages(copy);
  for (const name of workspaces) symlinkSync(path.join(copy, name), path.join(copy, 'node_modules', name));
  return copy;
}

/** Puts the earlier React, which is installed under another name, into a copy of the sources. */
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

/**
 * Does for a folder outside the project what `npm install` does, without a registry: unpacks the packages in files that its
 * package.json names, and links all others. Knip sees that each part names what it imports.
 */
export function installPackages(folder: string): void {
  linkPackages(folder);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!wanted.startsWith('file:')) continue;
    const unpacked = path.join(folder, 'node_modules', name);
    const tarball = path.join(folder, wanted.slice('file:'.length));
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', unpacked]);
  }
}

/** Links each installed package and command by itself: the parts are not linked, and the build's cache is its own. */
function linkPackages(folder: string): void {
  const [from, to] = [root, folder].map((project) => path.join(project, 'node_modules')) as [string, string];
  mkdirSync(path.join(to, '.bin'), { recursive: true });
  for (const name of readdirSync(from))
    if (!['.bin', '.cache', ...workspaces].includes(name))
      symlinkSync(path.join(from, name), path.join(to, name));
  // The links are relative, so `site` is the command of the folder's own package.
  for (const name of readdirSync(path.join(from, '.bin')))
    symlinkSync(readlinkSync(path.join(from, '.bin', name)), path.join(to, '.bin', name));
}
