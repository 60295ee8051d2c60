import { business } from 'shared-content/business';
import { themeColour } from 'shared-content/content/site';
import icon from '../../src/brand/icon.svg';
import maskable from '../../src/brand/icon-maskable.svg?width=512';

/** `site.webmanifest`: the name and the icons of the site on a telephone's home screen, where it opens in the browser. */
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
