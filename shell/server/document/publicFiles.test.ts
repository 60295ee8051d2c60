import { sitemap } from './publicFiles';

test('the site map names exactly the pages, as XML that can be read', () => {
  const pages = [
    'https://www.meridian-brickwork.example/',
    'https://www.meridian-brickwork.example/portfolio',
  ];
  const map = new DOMParser().parseFromString(sitemap(pages), 'application/xml');
  expect([...map.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent)).toEqual(
    pages,
  );
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
});
