import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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
