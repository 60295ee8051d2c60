import { releasesPath } from 'shared-content/contract/addresses';
import { ownRoutes, publicFiles, type SiteRoutes, statusFile } from 'shared-content/contract/routes';
import { responseHeaders, type ResponseKind, type SiteHeaderOptions } from './headers';

// Static hosts join the headers of all rules that match, so only one rule may match an address with one of these.
const perAddress = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'Access-Control-Allow-Origin'];

/** Writes `_headers` for static hosts such as Netlify and Cloudflare Pages, with one policy for all pages. */
export function staticHostHeaders(
  { stylesOf, ...others }: SiteHeaderOptions = {},
  { pages }: SiteRoutes = ownRoutes,
): string {
  const options = { ...others, styles: [...new Set([...(stylesOf?.values() ?? [])].flat())] };
  const rule = (address: string, kind: ResponseKind, own: boolean) =>
    [
      address,
      ...Object.entries(responseHeaders(kind, options))
        .filter(([name]) => perAddress.includes(name) === own)
        .map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');

  return [
    '# Generated at each release.',
    // An unknown address matches this rule alone, and gets 404.html, which is a page.
    rule('/*', 'page', false),
    ...pages.map(({ route }) => rule(route, 'page', true)),
    ...publicFiles.map((name) => rule(`/${name}`, 'file', true)),
    rule(`/${statusFile}`, 'status', true),
    rule(`${releasesPath}*`, 'release', true),
    '',
  ].join('\n');
}

/** Writes `_redirects` for the same hosts. They redirect other spellings of a page's address by themselves. */
export function staticHostRedirects({ redirects }: SiteRoutes = ownRoutes): string {
  const moved = redirects.filter(({ status }) => status === 301);
  const lines = moved.map(({ from, to, status }) => `${from} ${to} ${status}`);
  return ['# Generated at each release.', ...lines, ''].join('\n');
}
