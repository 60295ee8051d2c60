import { existsSync } from 'node:fs';
import path from 'node:path';
import { nginxFile } from 'shared-content/contract/routes';

/**
 * Where a build is in a site folder: `served` holds its `browser/` folder, which visitors may have, and `kept` all else,
 * which is `build.json` and the server bundle.
 */
export type BuildFolders = Record<'served' | 'kept', string>;

export type SitePaths = ReturnType<typeof sitePaths>;

/** The paths of a site folder. Visitors may have all that is below `public`, and nothing beside it. */
export function sitePaths(site: string) {
  return pathsOf(site, path.join(site, 'public'), path.join(site, 'builds'));
}

/** The paths of a site folder whose public files lie among the others, as releases laid them out before. */
export function mixedPaths(site: string): SitePaths {
  return pathsOf(site, site, path.join(site, 'releases'));
}

/** The paths by which a command reads a site that the next change of it may still have to move over. */
export function presentPaths(site: string): SitePaths {
  return existsSync(sitePaths(site).public) ? sitePaths(site) : mixedPaths(site);
}

/** In which of its folders a file of a build is, by its name in the build. */
export function sideOf(name: string): keyof BuildFolders {
  return name.startsWith('browser/') ? 'served' : 'kept';
}

function pathsOf(site: string, root: string, kept: string) {
  const served = path.join(root, 'releases');
  return {
    /** The root of web servers. */
    public: root,
    /** A file that a release generates, by its name. */
    file: (name: string) => path.join(name === nginxFile ? site : root, name),
    builds: { served, kept },
    build: (part: string, build: string): BuildFolders => ({
      served: path.join(served, part, build),
      kept: path.join(kept, part, build),
    }),
    releases: path.join(site, 'releases.json'),
    moments: path.join(site, 'moments.json'),
    /** Exists while pages are being put in place. Where it is left, a command was killed. */
    pending: path.join(site, '.pending'),
    /** Exists while a site is moved over to this layout. */
    moving: path.join(site, '.moving'),
    lock: path.join(site, '.lock'),
  };
}
