import type { Redirect, Routing } from 'shared-content/contract/buildRecord';
import { checkRouting } from './checkRouting';

const home = { name: 'mf-home', route: '/' };
const contact = { name: 'mf-contact', route: '/contact' };
const guides = { name: 'mf-guides', route: '/guides' };

const moved = (from: string, to = '/'): Redirect[] => [{ from, to }];
const takenBy = (what: string) => `shell cannot route ${what}: that address or name is taken`;
const badRedirect = (what: string) =>
  `shell redirects ${what}: see redirects in shared-content/src/content/site.ts`;

test.each<[string, Partial<Routing>]>([
  [badRedirect('/a to /b, where no page is'), { redirects: [...moved('/a', '/b'), ...moved('/b')] }],
  [badRedirect('/a to /b, where no page is'), { redirects: moved('/a', '/b') }],
  [badRedirect('/a to /contact/, where no page is'), { redirects: moved('/a', '/contact/') }],
  [badRedirect('/contact though a page is there'), { redirects: moved('/contact') }],
  [badRedirect('/a twice'), { redirects: [...moved('/a'), ...moved('/a', '/contact')] }],
  ...['/contact.html', '/404.html', '/robots.txt', '/releases'].map((from): [string, Partial<Routing>] => [
    badRedirect(`${from} though the site itself answers there`),
    { redirects: moved(from) },
  ]),
  ...['', '/', 'our-work', '/our-work/', '//a', '/a b', '/a;b', '/$a', '/.a', 'https://a.example/b'].map(
    (from): [string, Partial<Routing>] => ['shell says no redirects as in ', { redirects: moved(from) }],
  ),
  ...[[], [{ ...guides, route: 'guides' }], [{ ...guides, route: '/a/b' }]].map(
    (remotes): [string, Partial<Routing>] => ['shell says no remotes as in ', { remotes }],
  ),
  [takenBy('/contact to mf-guides'), { remotes: [home, contact, { ...guides, route: '/contact' }] }],
  [takenBy('/index to mf-guides'), { remotes: [home, { ...guides, route: '/index' }] }],
  [takenBy('/404 to mf-guides'), { remotes: [home, { ...guides, route: '/404' }] }],
  [takenBy('/ask to mf-contact'), { remotes: [home, contact, { ...contact, route: '/ask' }] }],
])('%s: a shell that says %j is refused', (message, said) => {
  const routing = { remotes: [home, contact], redirects: [], ...said };
  expect(() => {
    checkRouting(routing);
  }).toThrow(message);
});
