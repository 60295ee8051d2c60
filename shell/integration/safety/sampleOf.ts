import path from 'node:path';
import type { ServedSample } from '../../serve/testing/servingAssertions';
import { liveFiles } from './liveFiles';

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
      ...[`${build}/build.json`, `${build}/server/server.cjs`],
    ],
  };
}
