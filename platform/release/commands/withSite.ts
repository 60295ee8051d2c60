import { siteFolder } from '../console/commandLine';
import { isGitAddress } from '../targets/git/gitAddress';
import { gitSite } from '../targets/git/gitSite';
import type { Site } from './site';

/** Runs work on the site that `--site` names: a folder, this project's own where there is none, or a git remote. */
export async function withSite<T>(name: string | undefined, work: (site: Site) => Promise<T>): Promise<T> {
  const site = name !== undefined && isGitAddress(name) ? gitSite(name) : folderSite(siteFolder(name));
  try {
    return await work(site);
  } catch (error) {
    throw site.explain(error);
  } finally {
    await site.close();
  }
}

function folderSite(folder: string): Site {
  return {
    name: () => folder,
    folder: () => Promise.resolve(folder),
    change: (change) => change(folder),
    explain: (error) => error,
    close: () => Promise.resolve(),
  };
}
