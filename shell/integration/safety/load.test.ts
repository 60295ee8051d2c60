import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Build, readBuild } from '../../release/build';
import { releaseBuilds } from '../../release/change';
import { sitePaths } from '../../site/siteFolder';
import { changedBuild, copyOfSite, liveBuild } from '../../release/testing/builds';
import { ask } from '../../serve/testing/ask';
import { startNginx } from '../../serve/testing/startNginx';
import { startInOwnProcess } from './startInOwnProcess';
import { type Load, underLoad } from './wrk';

const part = 'mf-portfolio';
const releases = 50;

/** The addresses under load, in each form that a browser may ask for. */
const pages = [
  { address: '/', file: 'index.html' },
  { address: '/portfolio', file: 'portfolio.html' },
];
const forms = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
  { encoding: 'identity', extension: '' },
];
const asked = pages.flatMap((page) => forms.map((form) => ({ ...page, ...form })));

const servers = [
  { name: 'the local server', serve: startInOwnProcess },
  { name: 'nginx', serve: startNginx },
];

test.each(servers)(
  'under load, while the portfolio is released 50 times, $name gives out whole pages only',
  async ({ name, serve }) => {
    const site = copyOfSite();
    const [one, other] = await twoBuilds(site);
    const known = [await released(site, other), await released(site, one)];
    const server = await serve(site);
    const stop = underLoad(
      server.url,
      pages.map(({ address }) => address),
    );
    let count = 0;
    const seen = new Map<string, number>();

    const release = async () => {
      for (; count < releases; count += 1) await released(site, count % 2 === 0 ? other : one);
    };
    const read = async () => {
      while (count < releases) {
        for (const { address, encoding } of asked) {
          const { status, body } = await ask(server.url, address, {
            headers: { 'Accept-Encoding': encoding },
          });
          const page = `${status} ${address} ${encoding} ${hashOf(body)}`;
          seen.set(page, (seen.get(page) ?? 0) + 1);
        }
      }
    };
    let load: Load;
    try {
      await Promise.all([release(), read()]);
    } finally {
      load = await stop();
      await server.close();
    }

    const compared = [...seen.values()].reduce((sum, times) => sum + times, 0);
    console.info(`${name}: ${load.report}${compared} pages compared`);
    expect(load.failed).toBe(0);
    expect(load.requests).toBeGreaterThan(releases);
    // Each form of each page, as one build or the other makes it, and nothing else.
    expect([...seen.keys()].sort()).toEqual(known.flat().sort());
  },
  300_000,
);

/** The live build of the portfolio, and one that reads differently. */
async function twoBuilds(site: string): Promise<[Build, Build]> {
  const changed = await changedBuild(part, 'Victorian House', 'Edwardian House');
  return [
    await readBuild(sitePaths(site).build(part, liveBuild(site, part)), part),
    await readBuild(changed, part),
  ];
}

/** Releases a build; gives what a reader then gets. */
async function released(site: string, build: Build): Promise<string[]> {
  await releaseBuilds(site, new Map([[part, { build }]]));
  return asked.map(({ address, file, encoding, extension }) => {
    const body = readFileSync(path.join(site, file + extension));
    return `200 ${address} ${encoding} ${hashOf(body)}`;
  });
}

function hashOf(body: Buffer) {
  return createHash('sha256').update(body).digest('hex');
}
