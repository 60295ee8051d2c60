import { readReleases } from './siteFolder';
import { sitePaths } from './sitePaths';
import { type Build, readBuild, readFiles } from './build';

/** The build of a part that is live in a site. */
export async function readLiveBuild(site: string, part: string): Promise<Build> {
  const folders = sitePaths(site).build(part, (await readReleases(site))[part]?.live ?? '');
  return readBuild(folders.kept, part, () => readFiles(folders));
}
