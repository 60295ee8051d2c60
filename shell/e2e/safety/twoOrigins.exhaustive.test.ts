import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { partNames } from 'platform/parts';
import { releaseBuilds } from 'platform/release/store/change';
import type { NewBuild } from 'platform/release/store/goLive';
import { sitePaths } from 'platform/release/store/sitePaths';
import { copyOfSite } from 'platform/release/testing/builds';
import { readLiveBuild } from 'platform/release/store/liveBuild';
import { ownRoutes } from 'shared-content/contract/routes';
import { type ServedSite, serveSite } from 'platform/serve/server';
import { startNginx } from 'platform/serve/testing/startNginx';
import { parseHeaders } from 'platform/release/store/releasedHeaders';
import { follow, sitePages } from 'platform/testing/sitePages';
import { open, openStage, type Stage } from 'platform/testing/visit';
import { everything, visitorFor } from './support/everything';
import { watchFiles, watchPolicy } from './support/watch';

const { 'mf-home': home, 'mf-portfolio': portfolio } = sitePages;

const cases = [
  {
    name: 'the local server',
    serve: (site: string, port = 0) => serveSite({ site, port }),
    parts: ['mf-portfolio'],
  },
  { name: 'nginx', serve: startNginx, parts: partNames },
];

describe.each(cases)('with $parts on another origin, on $name', ({ parts, serve }) => {
  let site: string;
  let elsewhere: ServedSite;
  let stage: Stage;
  beforeAll(async () => {
    site = copyOfSite();
    elsewhere = await serve(site);
    await releaseFrom(elsewhere.url);
    // Servers take their configuration when they start.
    await elsewhere.close();
    elsewhere = await serve(site, Number(new URL(elsewhere.url).port));
    stage = await openStage(site, serve);
  });
  afterAll(async () => {
    await stage.close();
    await elsewhere.close();
  });

  async function releaseFrom(origin: string) {
    const newBuilds = new Map<string, NewBuild>();
    for (const part of parts) {
      const build = await readLiveBuild(site, part);
      newBuilds.set(part, { build, origin });
    }
    await releaseBuilds(site, newBuilds);
  }

  test('_headers lets pages load from there too, and others load the files', () => {
    const headersOf = parseHeaders(readFileSync(sitePaths(site).file('_headers'), 'utf8'));
    for (const { route } of ownRoutes.pages)
      expect(headersOf(route)['Content-Security-Policy']).toContain(`script-src 'self' ${elsewhere.url};`);
    expect(headersOf('/releases/x.js')).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
  });

  test.each(everything)(
    '$name loads from there what is there, hashes included, and breaks no policy',
    async (state) => {
      const visitor = await visitorFor(stage, state);
      const { page, context } = visitor;
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const violations = await watchPolicy(visitor);
      const { requested } = await watchFiles(visitor);
      await state.reach(page);

      expect(await violations()).toEqual([]);
      expect([...requested].filter((element) => !/ sha256-\S+ anonymous$/.test(element))).toEqual([]);
      const misplaced = requests.filter((address) => {
        const { origin, pathname } = new URL(address);
        const [, folder, part = ''] = pathname.split('/');
        return folder === 'releases' && origin !== (parts.includes(part) ? elsewhere.url : stage.url);
      });
      expect(misplaced).toEqual([]);
      await context.close();
    },
  );

  test('the pictures of the portfolio are seen', async () => {
    const { page, context } = await stage.visitor();
    await open(page, home.route);
    await follow(page, portfolio);
    const sources = await picturesSeen(page);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !source.startsWith(elsewhere.url))).toEqual([]);
    await context.close();
  });
});

/** The addresses of the pictures of a page, once each is on the screen. */
async function picturesSeen(page: Page): Promise<string[]> {
  const sources: string[] = [];
  for (const picture of await page.getByRole('main').getByRole('img').and(page.locator('img')).all()) {
    await picture.scrollIntoViewIfNeeded();
    sources.push(
      await picture.evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) return '';
        await image.decode();
        return image.currentSrc;
      }),
    );
  }
  return sources;
}
