import { readdirSync } from 'node:fs';
import path from 'node:path';
import { browserFolder } from 'shared-content/contract/addresses';
import { partNames } from 'platform/parts';
import { sitePaths } from 'platform/release/store/sitePaths';
import { liveBuild } from 'platform/release/testing/builds';

interface LiveFile {
  part: string;
  /** Its path in the part's `browser/` folder. */
  name: string;
  /** Its path on the site, and in the site's public folder. */
  address: string;
}

/** The public files of the live releases of a site whose names end in a certain way. */
export function liveFiles(site: string, ending: RegExp): LiveFile[] {
  return partNames.flatMap((part) => {
    const build = liveBuild(site, part);
    return readdirSync(path.join(sitePaths(site).build(part, build).served, 'browser'))
      .filter((name) => ending.test(name))
      .map((name) => ({ part, name, address: browserFolder(part, build) + name }));
  });
}
