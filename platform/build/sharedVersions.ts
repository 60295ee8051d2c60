import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'semver';
import { sharedModules } from 'shared-content/contract/sharedModules';
import type { PartSettings } from './part';

/** Remotes borrow federation's own runtime from the shell too. */
const runtime = '@module-federation/webpack-bundler-runtime';

/** A range that includes such majors has no upper end. */
const distantMajors = '>=1000.0.0';

interface Manifest {
  version?: string;
  peerDependencies?: Record<string, string>;
}

/** The versions that parts must agree on, by request: exact ones of a shell, ranges of a remote. */
export interface Versions {
  provides?: Record<string, string>;
  requires?: Record<string, string>;
}

/**
 * The versions that a shell provides, as installed in its folder, or the ranges that a remote requires, from its
 * package.json. Throws if the remote names no range, or one without the version that it is built with.
 */
export function versionsOf({ dir, page }: PartSettings): Versions {
  if (page === undefined)
    return { provides: { ...bySharedModule((owner) => installed(dir, owner)), [runtime]: runtimeVersion() } };
  return {
    requires: { ...bySharedModule((owner) => rangeOf(dir, owner)), [runtime]: `^${runtimeVersion()}` },
  };
}

function bySharedModule(versionOf: (owner: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, owner]) => [request, versionOf(owner)]),
  );
}

function rangeOf(dir: string, owner: string): string {
  const file = path.join(path.basename(dir), 'package.json');
  const range = read(path.join(dir, 'package.json')).peerDependencies?.[owner];
  const version = installed(dir, owner);
  if (range === undefined)
    throw new Error(
      `${file} does not say which ${owner} its page runs with: add "${owner}": "^${version}" to its peerDependencies`,
    );
  const named = `"${owner}": "${range}" in the peerDependencies of ${file}`;
  if (semver.validRange(range) === null)
    throw new Error(`${named} is no range of versions: write "^${version}"`);
  if (semver.intersects(range, distantMajors))
    throw new Error(`${named} promises that every later major works too: write "^${version}"`);
  if (!semver.satisfies(version, range))
    throw new Error(`${named} leaves out ${version}, which is installed and which it is built with`);
  return range;
}

/** The version that a part in this folder is built with. */
function installed(dir: string, owner: string): string {
  return versionIn(createRequire(path.join(dir, 'package.json')).resolve(`${owner}/package.json`));
}

/** Remotes are compiled against this one, wherever their folder is. */
function runtimeVersion(): string {
  const federation = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
  return versionIn(createRequire(federation).resolve(`${runtime}/package.json`));
}

function versionIn(manifest: string): string {
  const { version } = read(manifest);
  if (version === undefined) throw new Error(`${manifest} says no version`);
  return version;
}

function read(manifest: string): Manifest {
  return JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
}
