import path from 'node:path';
import { containerName, entryFile } from 'shared-content/contract/addresses';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { remotesElsewhere } from '../../parts';
import { type Build, readBuild } from '../store/build';
import { readLiveBuild } from '../store/buildStore';
import { inScratch, placeFolder } from '../store/files';
import { readReleases } from '../store/siteFolder';

interface AbsentBuild {
  build: Build;
  /** Says which build takes the part's place. */
  line: string;
}

/**
 * Builds for the parts that a site lacks, and whose sources are not in this checkout: the ones that are live in another
 * site, or a page that says that the part is missing.
 *
 * @param from the folder of the other site.
 */
export async function absentBuilds(site: string, from?: string): Promise<AbsentBuild[]> {
  const present = await readReleases(site);
  const lent = from === undefined ? {} : await readReleases(from);
  const missing = remotesElsewhere.filter(({ name }) => !present[name]);
  return Promise.all(
    missing.map(async ({ name, route }) =>
      from !== undefined && lent[name]?.live !== undefined
        ? {
            build: await readLiveBuild(from, name),
            line: `${name} is not in this checkout: ${route} is that of ${from}`,
          }
        : {
            build: await standIn(name),
            line: `${name} is not in this checkout: ${route} says so, until ${name} is released`,
          },
    ),
  );
}

/** A build whose page says that the part is missing: the least that the shell can load. */
async function standIn(part: string): Promise<Build> {
  const heading = `${part} is not here yet`;
  const text = 'Its sources are in another repository, and it has not been released into this site.';
  const page = `(react) => ({
    meta: { title: ${JSON.stringify(heading)}, description: ${JSON.stringify(text)} },
    default: () => [
      react.createElement('h1', { key: 'h1', tabIndex: -1 }, ${JSON.stringify(heading)}),
      react.createElement('p', { key: 'p' }, ${JSON.stringify(text)}),
    ],
  })`;
  const record: BuildRecord = { part, requires: {}, scripts: [entryFile(part)], styles: [] };
  const container = `var ${containerName(part)} = ((shared) => ({
  init: (scope) => { shared = scope; },
  get: async () => {
    const module = (${page})((await Object.values(shared.react)[0].get())());
    return () => module;
  },
}))();\n`;
  return inScratch('absent-', async (scratch) => {
    const folder = path.join(scratch, 'dist');
    await placeFolder(folder, [
      ['build.json', Buffer.from(JSON.stringify(record))],
      ['server/server.cjs', Buffer.from(`module.exports = (${page})(require('react'));\n`)],
      [`browser/${entryFile(part)}`, Buffer.from(container)],
    ]);
    return readBuild(folder, part);
  });
}
