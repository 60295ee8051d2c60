import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'semver';
import { sharedModules } from 'shared-content/contract/sharedModules';
import type { PartSettings } from './part';

/** What remotes borrow from the shell beside the shared modules: federation's own runtime. */
const runtime = '@module-federation/webpack-bundler-runtime';

/** No package has had so many majors: a range that includes them has no end. */
const distantMajors = '>=1000.0.0';

interface Manifest {
  version?: string;
  peerDependencies?: Record<string, string>;
}

/** What a part and the others have to agree on, by request: exact versions of a shell, ranges of a remote. */
export interface Versions {
  provides?: Record<string, string>;
  requires?: Record<string, string>;
}

/**
 * The versions that the shell provides, as installed where it is built, or the ranges that a remote runs with, from its
 * own package.json. Throws where a remote does not say its ranges, or is not built with a version that is in them.
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
