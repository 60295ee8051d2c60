import { pageHeading } from 'shared-content/contract/document';
import { remotesHere } from 'platform/parts';
import { focusOn } from 'platform/testing/journeys';
import { another } from 'platform/testing/sitePages';
import { hydrated, noPageLogged, open, stageOfFile, unknownPath, type Visitor } from 'platform/testing/visit';

declare global {
  interface Window {
    executed?: boolean;
  }
}

const script = '<script>window.executed=true</script>';
const picture = '<img src=x onerror="window.executed=true">';
const long = 'a'.repeat(10_000);
const encoded = encodeURIComponent;
const { route } = another;

/** Addresses that nobody links to, and the path whose page each has. */
const ofPages: readonly [name: string, address: string, path: string][] = [
  ...remotesHere.map((remote): [string, string, string] => [
    `unknown values of every query parameter, for ${remote.name}`,
    `${remote.route}?q=${encoded(script)}&project=${encoded(picture)}&category=__proto__&service=constructor&project=`,
    remote.route,
  ]),
  ['a long query', `${route}?category=${long}`, route],
  ['a broken encoding in the query', `${route}?category=%E0%A4%A&project=%`, route],
  ['a script as hash', `/#${script}`, '/'],
  ['a broken encoding as hash', `${route}#%E0%A4%A`, route],
  ['a long hash', `${route}#${long}`, route],
  ['a script link as hash', '/#javascript:window.executed=true', '/'],
  ['a slash at the end', `${route}/`, route],
  ['the file of a page', `${route}.html`, route],
];

/** Unknown addresses. The server refuses malformed ones by itself. */
const unknown: readonly [name: string, address: string][] = [
  ['a word', unknownPath],
  ['a path below a page', `${route}/wall`],
  ['the file of the home page', '/index'],
  ['capitals', route.toUpperCase()],
  ['a script as path', `/${script}`],
  ['a long path', `/${long}`],
  ['two slashes', '//'],
  ['another host behind two slashes', `//example.com${route}`],
  ['a backslash', '/%5Cexample.com'],
  ['a null character', `${route}%00`],
];

const stage = stageOfFile();
/** One visitor for all addresses: each test begins with a document of its own. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await stage.visitor();
});
beforeEach(() => {
  visitor.complaints.console.length = 0;
  visitor.complaints.foreign.length = 0;
});

test.each(ofPages)('%s is answered with the page', async (_, address, path) => {
  // Otherwise two addresses that differ in their hash alone would share a document.
  await visitor.page.goto('about:blank');
  const response = await open(visitor.page, stage.url + address);
  expect(response?.status()).toBe(200);
  expect(new URL(visitor.page.url()).pathname).toBe(path);
  await expectUnharmed();
  expect(visitor.complaints.console).toEqual([]);
});

test.each(unknown)(
  '%s is answered with status 404, the page for unknown addresses, and a log',
  async (_, address) => {
    const { page } = visitor;
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('No page at '));
    const response = await open(page, stage.url + address);
    expect(response?.status()).toBe(404);
    await logged;
    expect(await page.title()).toMatch(/^Page not found/);
    await expectUnharmed();
  },
);

test('a stale link leads to the page for unknown addresses, which has a way back home', async () => {
  const { page } = visitor;
  await open(page, '/');
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Stale link' }));
  }, unknownPath);
  const logged = noPageLogged(page, unknownPath);
  await page.getByRole('link', { name: 'Stale link' }).click();
  await logged;
  expect(page.url()).toBe(stage.url + unknownPath);
  await page.goBack();
  await hydrated(page, '/');
  await page.goForward();
  // Before hydration the browser follows the link, and a new document leaves the focus at its start.
  await hydrated(page, unknownPath);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await hydrated(page, '/');
  await focusOn(page.locator(pageHeading));
});

/** Nothing of the address ran or left the site. */
async function expectUnharmed() {
  const { page, complaints } = visitor;
  expect(await page.evaluate(() => window.executed)).toBeUndefined();
  expect(await page.locator(pageHeading).count()).toBe(1);
  expect(complaints.foreign).toEqual([]);
  const expected = /^No page at |status of 404/;
  expect(complaints.console.filter((line) => !expected.test(line))).toEqual([]);
}
