import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Build, readBuild } from 'platform/release/store/build';
import { releaseBuilds } from 'platform/release/store/change';
import { readLiveBuild } from 'platform/release/store/buildStore';
import { sitePaths } from 'platform/release/store/sitePaths';
import { changedBuild, copyOfSite } from 'platform/release/testing/builds';
import { ask } from 'platform/serve/testing/ask';
import { startNginx } from 'platform/serve/testing/startNginx';

const part = 'mf-portfolio';
const releases = 25;
const readers = 8;
/** Between two requests of a reader: without it readers take a core that releases need. */
const pauseMs = 10;

/** The pages that change, in each form that a browser may ask for. */
const targets = [
  { address: '/', file: 'index.html' },
  { address: '/portfolio', file: 'portfolio.html' },
].flatMap((page) => [
  { ...page, encoding: 'br', form: `${page.file}.br` },
  { ...page, encoding: 'gzip', form: `${page.file}.gz` },
  { ...page, encoding: 'identity', form: page.file },
]);

test('while the portfolio is released 25 times, every reader gets whole pages of one release', async () => {
  const site = copyOfSite();
  const live = await readLiveBuild(site, part);
  const other = await readBuild(await changedBuild(part, 'Victorian House', 'Edwardian House'), part);
  const known = new Set([...(await released(other)), ...(await released(live))]);
  const seen = new Map<string, number>();
  let count = 0;

  async function released(build: Build) {
    await releaseBuilds(site, new Map([[part, { build }]]));
    return targets.map(({ form }) => `200 ${form} ${readFileSync(sitePaths(site).file(form), 'base64')}`);
  }
  async function release() {
    for (; count < releases; count += 1) await released(count % 2 === 0 ? other : live);
  }
  async function read(url: string) {
    while (count < releases)
      for (const { address, encoding, form } of targets) {
        const { status, body } = await ask(url, address, { headers: { 'Accept-Encoding': encoding } });
        const page = `${status} ${form} ${body.toString('base64')}`;
        seen.set(page, (seen.get(page) ?? 0) + 1);
        await setTimeout(pauseMs);
      }
  }

  const nginx = await startNginx(site);
  try {
    await Promise.all([release(), ...Array.from({ length: readers }, () => read(nginx.url))]);
  } finally {
    await nginx.close();
  }
  console.info(`${[...seen.values()].reduce((sum, times) => sum + times, 0)} pages compared`);
  // Each form of each page, as one build or the other makes it, and nothing else.
  expect([...seen.keys()].filter((page) => !known.has(page)).map((page) => page.slice(0, 80))).toEqual([]);
  expect(seen.size).toBe(known.size);
}, 600_000);
