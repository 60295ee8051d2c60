import { business } from 'shared-content/business';
import type { PageMeta } from 'shared-content/contract/page';
import { siteLocale, siteOrigin, themeColour } from 'shared-content/content/site';
import icon from '../../src/brand/icon.svg';
import icon32 from '../../src/brand/icon.svg?width=32';
import icon180 from '../../src/brand/icon-maskable.svg?width=180';
import openGraphPicture from '../../src/brand/og.svg?width=1200';
import { element, escapeText, jsonBlock } from './markup';
import { structuredData } from './structuredData';

/** The part of a page's head that people and search engines read. `route` is undefined for the 404 page. */
export function describingHead(meta: PageMeta, route: string | undefined): string[] {
  const address = route === undefined ? undefined : siteOrigin + route;
  const picture = new URL(openGraphPicture, siteOrigin).href;
  return [
    element('title', {}, escapeText(meta.title)),
    element('meta', { name: 'description', content: meta.description }),
    ...(address
      ? [element('link', { rel: 'canonical', href: address })]
      : [element('meta', { name: 'robots', content: 'noindex' })]),
    element('meta', { name: 'theme-color', content: themeColour }),
    element('link', { rel: 'icon', href: icon32, sizes: '32x32', type: 'image/png' }),
    element('link', { rel: 'icon', href: icon, type: 'image/svg+xml' }),
    element('link', { rel: 'apple-touch-icon', href: icon180 }),
    element('link', { rel: 'manifest', href: '/site.webmanifest' }),
    element('meta', { property: 'og:type', content: 'website' }),
    element('meta', { property: 'og:site_name', content: business.name }),
    element('meta', { property: 'og:locale', content: siteLocale }),
    element('meta', { property: 'og:title', content: meta.title }),
    element('meta', { property: 'og:description', content: meta.description }),
    ...(address ? [element('meta', { property: 'og:url', content: address })] : []),
    element('meta', { property: 'og:image', content: picture }),
    element('meta', { property: 'og:image:width', content: '1200' }),
    element('meta', { property: 'og:image:height', content: '630' }),
    element('meta', { property: 'og:image:alt', content: business.name }),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    element('meta', { name: 'twitter:title', content: meta.title }),
    element('meta', { name: 'twitter:description', content: meta.description }),
    element('meta', { name: 'twitter:image', content: picture }),
    ...(address ? [jsonBlock({ type: 'application/ld+json' }, structuredData(business, siteOrigin))] : []),
  ];
}
