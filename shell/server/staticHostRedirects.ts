import { ownRoutes, type SiteRoutes } from 'shared-content/contract/routes';

/**
 * The `_redirects` file that static hosts such as Netlify and Cloudflare Pages read. Other spellings of a page's address
 * they redirect by themselves.
 */
export function staticHostRedirects({ redirects }: SiteRoutes = ownRoutes): string {
  const moved = redirects.filter(({ status }) => status === 301);
  const lines = moved.map(({ from, to, status }) => `${from} ${to} ${status}`);
  return ['# Generated at each release.', ...lines, ''].join('\n');
}
