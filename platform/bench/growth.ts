import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserFolder, entryFile, pageChunk } from 'shared-content/contract/addresses';
import { type Remote, remotes } from 'shared-content/contract/remotes';
import { type Build, idOf, readBuild } from '../release/store/build';
import { partNames } from '../release/commands/buildParts';
import { compose, type LiveBuild } from '../release/gate/compose';
import { buildVariant } from './buildVariant';
import { readLiveBuild } from '../release/testing/liveBuild';
import { copyPictures, writeServed } from './siteFiles';
import { serveSite } from '../serve/server';
import { sitePaths } from '../release/store/sitePaths';
import { portfolioCost } from './portfolioCost';
import type { Phones } from './slowPhone';
import { type Figures, firstVisit } from './visits';

/** Figures by how many there are of something. */
export type Growth = Record<number, Figures>;

/** What a first visit to the home page costs by how many remotes are registered. */
export function growthOfRemotes(phones: Phones, composed: string, folder: string): Promise<Growth> {
  return grown([3, 30, 100], folder, async (count, site) => {
    await siteWithRemotes(composed, site, count);
    const figures = await visited(site, (url) => firstVisit(phones, `${url}/`, true));
    const { 'JS kB': script = NaN, requests = NaN } = figures;
    return { 'HTML of / kB': await brotliOf(site, 'index.html'), 'JS of / kB': script, requests };
  });
}

/** What the portfolio costs by how many projects it has. */
export function growthOfProjects(phones: Phones, composed: string, folder: string): Promise<Growth> {
  return grown([3, 30, 300], folder, async (count, site) => {
    await siteWithProjects(composed, site, count);
    const figures = await visited(site, (url) => portfolioCost(phones, `${url}/portfolio`));
    return { 'HTML of /portfolio kB': await brotliOf(site, 'portfolio.html'), ...figures };
  });
}

/** Composes a site with a number of remotes: the real ones, and others named as a firm with many branches would. */
async function siteWithRemotes(composed: string, site: string, count: number): Promise<void> {
  const names = branches.flatMap((branch) => services.map((service) => `mf-${service}-${branch}`));
  const extra = names.slice(0, Math.max(0, count - remotes.length));
  const rows = extra.map((name) => ({ name, route: `/${name.slice(3)}` }));
  const real = path.join(import.meta.dirname, '../../shared-content/src/contract/remotes.ts');
  await siteWithContent(composed, site, {
    part: 'shell',
    module: 'contract/remotes',
    text: `import { remotes as real } from ${JSON.stringify(real)};
export const remotes = [...real, ...${JSON.stringify(rows)}];`,
    extra: rows,
  });
}

/** Composes a site whose portfolio has a number of projects. */
async function siteWithProjects(composed: string, site: string, count: number): Promise<void> {
  const content = path.join(import.meta.dirname, 'manyProjects.ts');
  await siteWithContent(composed, site, {
    part: 'mf-portfolio',
    module: 'content/projects',
    text: `import { manyProjects } from ${JSON.stringify(content)};
export const projects = manyProjects(${count});`,
    extra: [],
  });
}

interface Change {
  /** The part that is built anew, and the module of shared-content that is another one for it. */
  part: string;
  module: string;
  text: string;
  /** Remotes that are live as well, with the contact page's build in the place of their own. */
  extra: Remote[];
}

/** Composes a site like another one, but for one part that is built with other content. */
async function siteWithContent(
  composed: string,
  site: string,
  { part, module, text, extra }: Change,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-content-'));
  const [file, dist] = [path.join(folder, `${path.basename(module)}.ts`), path.join(folder, 'dist')];
  await writeFile(file, text);
  await buildVariant({ variant: part, dist, module, file });
  const built = await readBuild(dist, part);
  const routed = part === 'shell' && { remotes: [...remotes, ...extra] };
  const changed = { ...built, record: { ...built.record, ...routed } };

  const builds = new Map<string, LiveBuild>();
  for (const name of partNames) {
    const live = await readLiveBuild(composed, name);
    builds.set(name, at(name, name === part ? changed : live));
  }
  const standIn = builds.get('mf-contact');
  for (const { name } of extra) {
    if (standIn)
      builds.set(
        name,
        at(name, { ...standIn, id: idOf(Buffer.from(name)), record: recordOf(name, standIn) }),
      );
  }
  await cp(composed, site, { recursive: true });
  const place = builds.get(part)?.base ?? '';
  await copyPictures(composed, part, site, place);
  for (const [name, content] of changed.files) {
    if (name.startsWith('browser/'))
      await writeServed(site, path.join(place, name.slice('browser/'.length)), content);
  }
  for (const [name, page] of await compose(builds)) await writeServed(site, name, page);
  await rm(folder, { recursive: true });
}

function at(name: string, build: Build): LiveBuild {
  return { ...build, base: browserFolder(name, build.id) };
}

function recordOf(part: string, { record }: Build): Build['record'] {
  return {
    ...record,
    part,
    scripts: [entryFile(part), `${pageChunk(part)}.js`],
    styles: [`${pageChunk(part)}.css`],
  };
}

const services = ['extensions', 'roofing', 'pointing', 'driveways', 'repairs', 'conversions', 'landscapes'];
const branches = [
  ...['greenwich', 'dartford', 'bexley', 'bromley', 'welling', 'lewisham', 'sidcup'],
  ...['orpington', 'erith', 'gravesend', 'chatham', 'rochester', 'maidstone', 'sevenoaks'],
];

async function grown(
  counts: number[],
  folder: string,
  measured: (count: number, site: string) => Promise<Figures>,
): Promise<Growth> {
  const growth: Growth = {};
  for (const count of counts) {
    const site = path.join(folder, `grown-${count}`);
    growth[count] = await measured(count, site);
    await rm(site, { recursive: true });
  }
  return growth;
}

async function visited(site: string, visit: (url: string) => Promise<Figures>): Promise<Figures> {
  const server = await serveSite({ site, port: 0 });
  try {
    return await visit(server.url);
  } finally {
    await server.close();
  }
}

async function brotliOf(site: string, file: string): Promise<number> {
  return (await readFile(sitePaths(site).file(`${file}.br`))).length / 1000;
}
