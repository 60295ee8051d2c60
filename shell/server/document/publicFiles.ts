import { business } from 'shared-content/business';
import { themeColour } from 'shared-content/content/site';
import icon from '../../src/brand/icon.svg';
import maskable from '../../src/brand/icon-maskable.svg?width=512&png';

/** `sitemap.xml` with exactly these addresses. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

export function robots(siteOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/** `site.webmanifest`: the name and icons of the site on the home screen of a phone. It opens in the browser. */
export function webManifest(): string {
  return JSON.stringify({
    name: business.name,
    short_name: business.shortName,
    start_url: '/',
    display: 'browser',
    background_color: themeColour,
    theme_color: themeColour,
    icons: [
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
