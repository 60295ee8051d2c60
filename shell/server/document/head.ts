import { business } from 'shared-content/business';
import type { PageMeta } from 'shared-content/contract/page';
import { siteLocale, siteOrigin, themeColour } from 'shared-content/content/site';
import type { LivePart } from 'shared-content/contract/buildRecord';
import icon from '../../src/brand/icon.svg';
import icon32 from '../../src/brand/icon.svg?width=32&png';
import icon180 from '../../src/brand/icon-maskable.svg?width=180&png';
import openGraphPicture from '../../src/brand/og.svg?width=1200&png';
import { structuredData } from './structuredData';

/** The part of the head for people and search engines. `route` is undefined for the 404 page. */
export function describingHead(meta: PageMeta, route: string | undefined): string[] {
  const address = route === undefined ? undefined : siteOrigin + route;
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
    element('meta', { property: 'og:image', content: new URL(openGraphPicture, siteOrigin).href }),
    element('meta', { property: 'og:image:width', content: '1200' }),
    element('meta', { property: 'og:image:height', content: '630' }),
    element('meta', { property: 'og:image:alt', content: business.name }),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(address ? [jsonBlock({ type: 'application/ld+json' }, structuredData(business, siteOrigin))] : []),
  ];
}

/** The id of the template with the links to the style sheets. */
const linkedId = 'styles';

/**
 * The style sheets of a page, written into its head: as files they would delay the first paint by a round trip. The links
 * beside them are for a browser that refuses the sheets, since the server still sends the policy of another release. The
 * early script unpacks the template; `noscript` is for browsers without scripts.
 */
export function styleSheets(parts: readonly LivePart[]): string[] {
  const sheets = parts.flatMap((part) => part.record.styles.map((file) => ({ part, file })));
  const links = sheets.map(({ part, file }) => link(part, file)).join('');
  return [
    // mini-css-extract-plugin does not load a style sheet that it finds by `data-href`.
    ...sheets.map(({ part, file }) => element('style', { 'data-href': file }, sheetText(part, file))),
    element('template', { id: linkedId }, links),
    element('noscript', {}, links),
  ];
}

function link({ base, integrity }: LivePart, file: string): string {
  const attributes = { href: base + file, 'data-href': file, integrity: integrity[file] };
  return element('link', { rel: 'stylesheet', ...attributes, crossorigin: 'anonymous' });
}

/** The start of an address that is relative to the file of the style sheet. */
const relativeAddress = /\burl\((["']?)(?![a-z][a-z\d+.-]*:|[/#])/gi;

/** The text of a style sheet for the document. Escaped, so that it cannot end its element. */
function sheetText({ base, styles }: LivePart, file: string): string {
  const text = styles[file];
  if (text === undefined) throw new Error(`the release was not given the style sheet ${file}`);
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(relativeAddress, (start) => start + base)
    .replaceAll('</', '<\\/');
}

type Attributes = Record<string, string | boolean | undefined>;

/** Writes an HTML element of the head, without the attributes that are `undefined` or `false`. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | true] => entry[1] !== undefined && entry[1] !== false)
    .map(([attribute, value]) => (value === true ? ` ${attribute}` : ` ${attribute}="${escapeText(value)}"`))
    .join('');
  return content === undefined ? `<${name}${written}>` : `<${name}${written}>${content}</${name}>`;
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Writes a data block. `<` is escaped, so that no text can end the element. */
export function jsonBlock(attributes: Attributes, value: unknown): string {
  return element('script', attributes, JSON.stringify(value).replaceAll('<', '\\u003c'));
}
