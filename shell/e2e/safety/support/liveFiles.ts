import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserFolder } from 'shared-content/contract/addresses';
import { notFoundFile, ownRoutes } from 'shared-content/contract/routes';
import { inlineStyleSources } from '../../../server/inlineStyles';
import { partNames } from 'platform/parts';
import { liveBuild } from 'platform/release/testing/builds';
import type { ServedSample } from 'platform/serve/testing/servingAssertions';
import { sitePaths } from 'platform/release/store/sitePaths';

export interface LiveFile {
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

/** The style sheets that stand in the pages of a site, as policies name them. */
export function stylesOf(site: string): string[] {
  const styles = [...ownRoutes.pages.map(({ file }) => file), notFoundFile].flatMap((file) =>
    inlineStyleSources(readFileSync(sitePaths(site).file(file), 'utf8')),
  );
  return [...new Set(styles)];
}

export const scriptsAndStyles = /\.(js|css)$/;

/** Addresses of a released site that the assertions of serving need. */
export function sampleOf(site: string): Omit<ServedSample, 'url'> {
  const [script = ''] = liveFiles(site, /^mf-portfolio\.js$/).map(({ address }) => address);
  const [picture = ''] = liveFiles(site, /\.avif$/).map(({ address }) => address);
  const build = path.dirname(path.dirname(script));
  return {
    site,
    script,
    picture,
    privateFiles: [
      ...['/releases.json', '/nginx.conf', '/_headers'],
      ...[build, build.replace('/releases/', '/builds/')].flatMap((folder) => [
        `${folder}/build.json`,
        `${folder}/server/server.cjs`,
      ]),
    ],
  };
}
