import { answerTo, pageFile, releaseFilePattern, routesOf } from './routes';

const routes = routesOf({
  remotes: ['/', '/portfolio', '/contact'].map((route) => ({ name: `mf-${pageFile(route)}`, route })),
  redirects: [{ from: '/our-work', to: '/portfolio' }],
});

test('a page has a file', () => {
  expect(routes.pages.map(({ file }) => file)).toEqual(['index.html', 'portfolio.html', 'contact.html']);
});

test('other spellings of a page and its former address redirect to it', () => {
  expect(routes.redirects).toEqual([
    { from: '/index.html', to: '/', status: 308 },
    { from: '/portfolio.html', to: '/portfolio', status: 308 },
    { from: '/portfolio/', to: '/portfolio', status: 308 },
    { from: '/contact.html', to: '/contact', status: 308 },
    { from: '/contact/', to: '/contact', status: 308 },
    { from: '/our-work', to: '/portfolio', status: 301 },
    { from: '/our-work/', to: '/portfolio', status: 301 },
  ]);
});

test.each([
  ['page', '/'],
  ['page', '/portfolio?project=garden-wall#top'],
  ['page', '/%63ontact'],
  ['redirect', '/portfolio/?a=b'],
  ['redirect', '/our-work'],
  ['file', '/sitemap.xml'],
  ['file', '/status.json'],
  ['file', '/releases/mf-home/0f1e/browser/main.js'],
  ['noPage', '/portfolio//'],
  ['noPage', '/%'],
  ['noPage', '//'],
  ['noPage', ''],
])('%s: %s', (kind, address) => {
  expect(answerTo(address, routes)).toEqual({ kind });
});

test.each([
  [true, 'mf-home/0f1e/browser/main.js'],
  [true, 'mf-home/0f1e/browser/pictures/wall-640.avif'],
  [true, 'shell/0f-1e_2/browser/main.5f5f.js.LICENSE.txt'],
  [false, 'mf-home/0f1e/server/page.cjs'],
  [false, 'mf-home/0f1e/browser/'],
  [false, 'mf-home/0f1e/browser/.main.js'],
  [false, 'mf-home/0f1e/browser/.new/main.js'],
  [false, 'mf-home/.copying/browser/main.js'],
  [false, 'mf-home/0f1e/browser/main.js.br'],
  [false, 'mf-home/0f1e/browser/main.js.gz'],
  [false, 'mf-home/0f1e/browser/../server/page.cjs'],
  [false, 'mf-home/0f1e/browser/main.js\0'],
])('whether servers give out a file of a release is %p for %s', (isPublic, file) => {
  expect(new RegExp(releaseFilePattern).test(`/releases/${file}`)).toBe(isPublic);
});
