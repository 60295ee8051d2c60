/** A package as a lockfile of npm's third version has it, as far as it is read here. */
interface Locked {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Locked>;
}

/**
 * The lockfile of a part's own repository, with the versions that are locked here. Left to npm, it would bring
 * `@rspack/core`, a peer of federation's plug-in for another bundler, with a binary for each system.
 *
 * @param manifest the package.json of that repository.
 * @param files the packages that it installs from files, with the lockfile's entry of each.
 */
export function lockfileFor(
  manifest: Locked & { name: string },
  files: ReadonlyMap<string, object>,
  { lockfileVersion, packages }: Lockfile,
): Lockfile & { name: string } {
  const taken: Record<string, Locked> = { '': manifest };
  const waiting: { from: string; needed: string[] }[] = [];
  for (const [name, entry] of files) {
    const own = packages[name] ?? {};
    taken[`node_modules/${name}`] = { ...without(own, 'devDependencies'), ...entry };
    waiting.push({ from: '', needed: namesNeeded(without(own, 'devDependencies')) });
  }
  waiting.push({ from: '', needed: namesNeeded(manifest) });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const name of next.needed) {
      const place = placeOf(name, next.from, packages);
      const found = place === undefined ? undefined : packages[place];
      if (place === undefined || !found || found.link || taken[place]) continue;
      taken[place] = withoutMissingPeers(found, packages);
      waiting.push({ from: place, needed: namesNeeded(found) });
    }
  }
  const sorted = Object.entries(taken).sort(([one], [other]) => (one < other ? -1 : 1));
  return { name: manifest.name, lockfileVersion, packages: Object.fromEntries(sorted) };
}

function namesNeeded({ dependencies, devDependencies, optionalDependencies, ...rest }: Locked): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = rest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [dependencies, devDependencies, optionalDependencies]
    .flatMap((list) => Object.keys(list ?? {}))
    .concat(peers);
}

/** What works here without a peer works there without it. */
function withoutMissingPeers(locked: Locked, packages: Lockfile['packages']): Locked {
  if (!locked.peerDependencies) return locked;
  const present = Object.entries(locked.peerDependencies).filter(
    ([name]) => packages[`node_modules/${name}`] ?? locked.peerDependenciesMeta?.[name]?.optional,
  );
  return { ...locked, peerDependencies: Object.fromEntries(present) };
}

/** Where the package in a folder finds another one, as Node looks for it. */
function placeOf(name: string, from: string, packages: Lockfile['packages']): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

function without(locked: Locked, key: keyof Locked): Locked {
  return Object.fromEntries(Object.entries(locked).filter(([name]) => name !== key));
}
