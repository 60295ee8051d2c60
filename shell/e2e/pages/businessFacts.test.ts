import { readFileSync } from 'node:fs';
import path from 'node:path';
import { business } from 'shared-content/business';
import { notFoundFile, pageFile } from 'shared-content/contract/routes';
import { remotesHere } from 'platform/parts';
import { filesBelow } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { changedBuild, copyOfSite, liveBuild } from 'platform/release/testing/builds';
import { succeed } from 'platform/release/testing/command';
import { headerLink } from 'platform/testing/sitePages';
import { hydrated, openStage } from 'platform/testing/visit';

const { display, href } = business.mobile;
const changed = { display: '07700 900456', href: 'tel:+447700900456' };

test('the sources spell the number in one place', async () => {
  const root = path.join(import.meta.dirname, '../../..');
  const spelled: string[] = [];
  for (const folder of ['shared-content', 'shell', ...remotesHere.map(({ name }) => name)]) {
    const sources = path.join(root, folder, 'src');
    for (const name of await filesBelow(sources)) {
      const text = readFileSync(path.join(sources, name), 'utf8');
      if (!name.includes('.test.') && text.includes(display.slice(-6))) spelled.push(`${folder}/src/${name}`);
    }
  }
  expect(spelled).toEqual(['shared-content/src/content/business.ts']);
});

test('a new phone number is one release of the shell, which changes it on every page', async () => {
  const site = copyOfSite();
  const live = () => remotesHere.map(({ name }) => liveBuild(site, name));
  const before = live();
  const dist = await changedBuild('shell', display, changed.display);
  await changedBuild('shell', href.slice(5), changed.href.slice(5), dist);
  await succeed(['release', 'shell', '--dist', dist, '--site', site]);
  expect(live()).toEqual(before);

  for (const file of [...remotesHere.map(({ route }) => pageFile(route)), notFoundFile]) {
    const html = readFileSync(sitePaths(site).file(file), 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const text of Object.values(changed)) expect(main).toContain(text);
    for (const text of [display, href]) expect(html).not.toContain(text);
  }

  const stage = await openStage(site);
  const { page, complaints } = await stage.visitor();
  await page.goto('/');
  await hydrated(page);
  for (const { route } of remotesHere.toReversed()) {
    await (await headerLink(page, route)).click();
    await hydrated(page, route);
    expect(await page.getByRole('main').textContent()).toContain(changed.display);
    expect(await page.content()).not.toContain(display);
    expect(await page.content()).not.toContain(href);
  }
  expect(complaints).toEqual({ console: [], foreign: [] });
  await stage.close();
});
