import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hydrated, openStage, type Stage } from 'platform/testing/visit';
import { filesBelow } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { changedBuild, copyOfSite, liveBuild } from 'platform/release/testing/builds';
import { succeed } from 'platform/release/testing/command';
import { remotesHere } from 'platform/parts';

const old = { display: '07700 900123', href: '447700900123' };
const changed = { display: '07700 900456', href: '447700900456' };

let site: string;
let before: string[];
let stage: Stage;

beforeAll(async () => {
  site = copyOfSite();
  before = liveRemotes();
  const dist = await changedBuild('shell', old.display, changed.display);
  await changedBuild('shell', old.href, changed.href, dist);
  await succeed(['release', 'shell', '--dist', dist, '--site', site]);
  stage = await openStage(site);
});
afterAll(() => stage.close());

test('the sources spell the number in one place', async () => {
  const root = path.join(import.meta.dirname, '../../..');
  const spelled: string[] = [];
  for (const folder of ['shared-content', 'shell', ...remotesHere.map(({ name }) => name)]) {
    const sources = path.join(root, folder, 'src');
    for (const name of await filesBelow(sources)) {
      const text = readFileSync(path.join(sources, name), 'utf8');
      if (!name.includes('.test.') && text.includes('900123')) spelled.push(`${folder}/src/${name}`);
    }
  }
  expect(spelled).toEqual(['shared-content/src/content/business.ts']);
});

test('a new phone number is one release of the shell, and of no remote', () => {
  expect(liveRemotes()).toEqual(before);
});

test.each(['index.html', 'portfolio.html', 'contact.html', '404.html'])(
  '%s has the new number without JavaScript',
  (file) => {
    const html = readFileSync(sitePaths(site).file(file), 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const number of [changed.display, `tel:+${changed.href}`]) expect(main).toContain(number);
    for (const number of [old.display, old.href]) expect(html).not.toContain(number);
  },
);

test.each(remotesHere)('$route keeps the new number when it is hydrated', async ({ route }) => {
  const { page, context, complaints } = await stage.visitor();
  await page.goto(route);
  await hydrated(page);
  const main = page.getByRole('main');
  expect(await main.locator(`a[href="tel:+${changed.href}"]`).count()).toBeGreaterThan(0);
  expect(await main.textContent()).toContain(changed.display);
  expect(await page.content()).not.toContain(old.display);
  expect(await page.content()).not.toContain(old.href);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
});

test('a page that is navigated to has it too', async () => {
  const { page, context, complaints } = await stage.visitor();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Contact/ }).waitFor();
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain(changed.display);
  expect(await main.textContent()).not.toContain(old.display);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
});

function liveRemotes(): string[] {
  return remotesHere.map(({ name }) => liveBuild(site, name));
}
