import { pageHeading } from 'shared-content/contract/document';
import type { Visitor } from 'platform/testing/visit';
import { open, openStage, type Stage } from 'platform/testing/visit';

declare global {
  interface Window {
    executed?: boolean;
  }
}

const script = '<script>window.executed=true</script>';
const picture = '<img src=x onerror="window.executed=true">';
const long = 'a'.repeat(10_000);
const encoded = (text: string) => encodeURIComponent(text);

/** Addresses that nobody links to, and the path whose page each has; none where the page is unknown. */
const addresses: readonly [name: string, address: string, page?: '/' | '/portfolio' | '/contact'][] = [
  ['a script in the query', `/?q=${script}`, '/'],
  ['a script as category', `/portfolio?category=${encoded(script)}`, '/portfolio'],
  ['a picture as project', `/portfolio?project=${encoded(picture)}`, '/portfolio'],
  ['a picture as service', `/contact?service=${encoded(picture)}`, '/contact'],
  ['a prototype as project', '/portfolio?project=__proto__&category=constructor', '/portfolio'],
  ['a prototype as service', '/contact?service=__proto__', '/contact'],
  ['many of one name', '/portfolio?category=Roofing&category=Brickwork&project=&project=', '/portfolio'],
  ['a long query', `/portfolio?category=${long}`, '/portfolio'],
  ['a broken encoding in the query', '/portfolio?category=%E0%A4%A&project=%', '/portfolio'],
  ['a script as hash', `/#${script}`, '/'],
  ['a selector as hash', '/#a[href],*', '/'],
  ['a broken encoding as hash', '/contact#%E0%A4%A', '/contact'],
  ['a long hash', `/portfolio#${long}`, '/portfolio'],
  ['a script link as hash', '/#javascript:window.executed=true', '/'],
  ['a slash at the end', '/portfolio/', '/portfolio'],
  ['the file of a page', '/contact.html', '/contact'],
  ['capitals', '/PORTFOLIO'],
  ['a script as path', `/${script}`],
  ['an encoded script as path', `/${encoded(script)}`],
  ['a picture as path', `/${encoded(picture)}`],
  ['a long path', `/${long}`],
  ['a broken encoding', '/%E0%A4%A'],
  ['a lone percent sign', '/%'],
  ['two slashes', '//'],
  ['another host behind two slashes', '//example.com/portfolio'],
  ['a backslash', '/%5Cexample.com'],
  ['the folder above', '/../../etc/passwd'],
  ['the encoded folder above', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
  ['a null character', '/portfolio%00'],
];

let stage: Stage;
/** One visitor for all addresses: each test begins with a document of its own. */
let visitor: Visitor;
beforeAll(async () => {
  stage = await openStage();
  visitor = await stage.visitor();
});
beforeEach(() => {
  visitor.complaints.console.length = 0;
  visitor.complaints.foreign.length = 0;
});
afterAll(() => stage.close());

test.each(addresses)('%s is answered with its page or the one for unknown addresses', async (...row) => {
  const [, address, path] = row;
  const { page } = visitor;
  // Otherwise two addresses that differ in their hash alone would share a document.
  await page.goto('about:blank');
  const response = await open(page, stage.url + address);
  expect(response?.status()).toBe(path ? 200 : 404);
  await expectUnharmed(visitor);
  if (path) expect(new URL(page.url()).pathname).toBe(path);
  else await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
});

test.each(addresses)('a link with %s in it leads there from another page', async (...row) => {
  const [, address, path] = row;
  const { page } = visitor;
  await open(page, '/contact?from=here');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Odd link' });
    document.body.prepend(link);
  }, stage.url + address);
  await page.getByRole('link', { name: 'Odd link' }).click();
  const heading = path ? headings[path] : 'Oops! Page not found';
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await expectUnharmed(visitor);
});

const headings = {
  '/': 'Professional Brickwork & Construction',
  '/portfolio': 'Our Portfolio',
  '/contact': 'Contact Meridian Brickwork & Construction',
};

/** Nothing of the address ran, left the site, or was complained of but that it is unknown. */
async function expectUnharmed({ page, complaints }: Visitor) {
  expect(await page.evaluate(() => window.executed)).toBeUndefined();
  expect(await page.locator(pageHeading).count()).toBe(1);
  expect(complaints.foreign).toEqual([]);
  const expected = /^No page at |status of 404/;
  expect(complaints.console.filter((line) => !expected.test(line))).toEqual([]);
}
