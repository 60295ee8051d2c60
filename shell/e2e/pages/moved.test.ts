import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { copyOfSite, liveBuild } from 'platform/release/testing/builds';
import { sitePaths } from 'platform/release/store/sitePaths';
import { hydrated, open, openStage, type Stage } from 'platform/testing/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(siteWithRedirect('/our-work', '/portfolio'));
});
afterAll(() => stage.close());

test('a link to where a page was leads to where it is, in a tab that is open', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/');
  await page.evaluate(() => {
    document.body.prepend(
      Object.assign(document.createElement('a'), { href: '/our-work?category=Roofing', textContent: 'Work' }),
    );
  });
  await page.getByRole('link', { name: 'Work', exact: true }).click();
  await page.waitForURL('**/portfolio?category=Roofing');
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Our Portfolio');
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

/** A copy of the composed site, whose shell says that a page has moved. */
function siteWithRedirect(from: string, to: string): string {
  const site = copyOfSite();
  const file = path.join(sitePaths(site).build('shell', liveBuild(site, 'shell')).kept, 'build.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  writeFileSync(file, JSON.stringify({ ...record, redirects: [{ from, to }] }));
  return site;
}
