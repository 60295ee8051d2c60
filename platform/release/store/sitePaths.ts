import path from 'node:path';
import { nginxFile } from 'shared-content/contract/routes';

/**
 * The two folders of a build in a site folder: `served` holds its `browser/` folder, which visitors may have, and `kept`
 * holds `build.json` and the server bundle.
 */
export type BuildFolders = Record<'served' | 'kept', string>;

/** The paths of a site folder. Visitors may have all that is below `public`, and nothing beside it. */
export function sitePaths(site: string) {
  const root = path.join(site, 'public');
  const kept = path.join(site, 'builds');
  const served = path.join(root, 'releases');
  return {
    public: root,
    /** A file that a release generates, by its name. */
    file: (name: string) => path.join(name === nginxFile ? site : root, name),
    builds: { served, kept },
    build: (part: string, build: string): BuildFolders => ({
      served: path.join(served, part, build),
      kept: path.join(kept, part, build),
    }),
    releases: path.join(site, 'releases.json'),
    /** Exists while pages are being put in place; left by an interrupted command. */
    pending: path.join(site, '.pending'),
    lock: path.join(site, '.lock'),
    /** Marks a preview, which the next one may replace. */
    previewMark: path.join(site, '.preview'),
  };
}

/** The folder of a build that holds a file, by the file's name in the build. */
export function sideOf(name: string): keyof BuildFolders {
  return name.startsWith('browser/') ? 'served' : 'kept';
}
