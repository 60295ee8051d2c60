import { readReleases } from '../store/siteFolder';
import { sitePaths } from '../store/sitePaths';
import { type Build, readBuild, readFiles } from '../store/build';

/** The build of a part that is live in a site. Commands use it too, so it needs no Jest. */
export async function readLiveBuild(site: string, part: string): Promise<Build> {
  const folders = sitePaths(site).build(part, (await readReleases(site))[part]?.live ?? '');
  return readBuild(folders.kept, part, () => readFiles(folders));
}
