import { readFileSync } from 'node:fs';
import { siteOrigin } from 'shared-content/content/site';
import { sitePaths } from '../store/sitePaths';
import { builtFolder, copyOfSite } from '../testing/builds';
import { succeed } from '../testing/command';

const origin = 'https://cdn.example';
const pages = ['index.html', 'portfolio.html', 'contact.html', '404.html'];

let site: string;
beforeAll(async () => {
  site = copyOfSite();
  await succeed(['release', 'shell', '--dist', builtFolder('shell'), '--origin', origin], site);
});

test.each(pages)(
  'a shell elsewhere gives %s a picture for previews from there, and addresses from here',
  (file) => {
    const html = readFileSync(sitePaths(site).file(file), 'utf8');
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(new URL(picture).origin).toBe(origin);
    expect(html).not.toMatch(/https:\/\/[^"<\s]*https:/);

    const own = [...html.matchAll(/(?:rel="canonical" href|property="og:url" content)="([^"]+)"/g)];
    for (const [, address = ''] of own) expect(new URL(address).origin).toBe(siteOrigin);
    expect(own).toHaveLength(file === '404.html' ? 0 : 2);
  },
);

test('sitemap.xml and robots.txt name addresses of the site', () => {
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const named = [
      ...readFileSync(sitePaths(site).file(file), 'utf8').matchAll(/https:\/\/(?!www\.sitemaps)[^<\s]+/g),
    ];
    expect(named.length).toBeGreaterThan(0);
    for (const [address] of named) expect(new URL(address).origin).toBe(siteOrigin);
  }
});
