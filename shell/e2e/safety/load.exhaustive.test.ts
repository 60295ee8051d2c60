import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Build, readBuild } from 'platform/release/store/build';
import { releaseBuilds } from 'platform/release/store/change';
import { sitePaths } from 'platform/release/store/sitePaths';
import { changedBuild, copyOfSite } from 'platform/release/testing/builds';
import { readLiveBuild } from 'platform/release/store/liveBuild';
import { ask } from 'platform/serve/testing/ask';
import { nginx, startInOwnProcess } from './support/servers';
import { type Load, pauseMs, underLoad } from './support/wrk';

const part = 'mf-portfolio';
const releases = 25;

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
const targets = pages.flatMap((page) => forms.map((form) => ({ ...page, ...form })));

const servers = [
  { name: 'the local server', serve: startInOwnProcess },
  { name: 'nginx', serve: nginx },
];

/** Both servers serve the same folder, so that one series of releases tries both. */
test('under load, while the portfolio is released 25 times, no server gives out a page that is not whole', async () => {
  const site = copyOfSite();
  const [one, other] = await twoBuilds(site);
  const known = [await released(site, other), await released(site, one)].flat();
  const started = await Promise.all(
    servers.map(async ({ name, serve }) => {
      const server = await serve(site);
      const addresses = pages.map(({ address }) => address);
      return { name, server, stop: underLoad(server.url, addresses), seen: new Map<string, number>() };
    }),
  );
  let count = 0;
  const release = async () => {
    for (; count < releases; count += 1) await released(site, count % 2 === 0 ? other : one);
  };
  const read = async ({ server: { url }, seen }: (typeof started)[number]) => {
    while (count < releases) {
      for (const { address, encoding } of targets) {
        const { status, body } = await ask(url, address, { headers: { 'Accept-Encoding': encoding } });
        const page = `${status} ${address} ${encoding} ${hashOf(body)}`;
        seen.set(page, (seen.get(page) ?? 0) + 1);
      }
      await setTimeout(pauseMs);
    }
  };
  const loads = new Map<string, Load>();
  try {
    await Promise.all([release(), ...started.map(read)]);
  } finally {
    for (const { name, server, stop } of started) {
      loads.set(name, await stop());
      await server.close();
    }
  }

  for (const { name, seen } of started) {
    const load = loads.get(name);
    const compared = [...seen.values()].reduce((sum, times) => sum + times, 0);
    console.info(`${name}: ${load?.report ?? ''}${compared} pages compared`);
    expect(load?.failed).toBe(0);
    expect(load?.requests).toBeGreaterThan(releases);
    // Each form of each page, as one build or the other makes it, and nothing else.
    expect([...seen.keys()].sort()).toEqual(known.toSorted());
  }
}, 600_000);

/** The live build of the portfolio, and one that reads differently. */
async function twoBuilds(site: string): Promise<[Build, Build]> {
  const changed = await changedBuild(part, 'Victorian House', 'Edwardian House');
  return [await readLiveBuild(site, part), await readBuild(changed, part)];
}

/** Releases a build; gives what a reader then gets. */
async function released(site: string, build: Build): Promise<string[]> {
  await releaseBuilds(site, new Map([[part, { build }]]));
  return targets.map(({ address, file, encoding, extension }) => {
    const body = readFileSync(sitePaths(site).file(file + extension));
    return `200 ${address} ${encoding} ${hashOf(body)}`;
  });
}

function hashOf(body: Buffer) {
  return createHash('sha256').update(body).digest('hex');
}
