import { answerTo as answerOf, pageFile, routesOf } from './routes';

const routes = routesOf({
  remotes: ['/', '/portfolio', '/contact'].map((route) => ({ name: `mf-${pageFile(route)}`, route })),
  redirects: [{ from: '/our-work', to: '/portfolio' }],
});
const answerTo = (target: string) => answerOf(target, routes);

it('finds the page of each route', () => {
  expect(['/', '/portfolio', '/contact'].map(pageFile)).toEqual([
    'index.html',
    'portfolio.html',
    'contact.html',
  ]);
  expect(answerTo('/')).toEqual({ kind: 'page', file: 'index.html' });
  expect(answerTo('/portfolio?project=garden-wall')).toEqual({ kind: 'page', file: 'portfolio.html' });
  expect(answerTo('http://any.example/contact')).toEqual({ kind: 'page', file: 'contact.html' });
});

it('redirects other spellings of a page, and where it was, to the page', () => {
  expect(routes.redirects).toEqual([
    { from: '/index.html', to: '/', status: 308 },
    { from: '/portfolio.html', to: '/portfolio', status: 308 },
    { from: '/portfolio/', to: '/portfolio', status: 308 },
    { from: '/contact.html', to: '/contact', status: 308 },
    { from: '/contact/', to: '/contact', status: 308 },
    { from: '/our-work', to: '/portfolio', status: 301 },
    { from: '/our-work/', to: '/portfolio', status: 301 },
  ]);
  for (const { from, to, status } of routes.redirects) {
    expect(answerTo(`${from}?a=b`)).toEqual({ kind: 'redirect', location: `${to}?a=b`, status });
    expect(answerTo(to)).toMatchObject({ kind: 'page' });
  }
  expect(answerTo('/portfolio/?')).toMatchObject({ kind: 'redirect', location: '/portfolio' });
});

it.each([
  '/releases/mf-home/0f1e/browser/main.js',
  '/releases/mf-home/0f1e/browser/pictures/wall-640.avif',
  '/releases/shell/0f-1e_2/browser/main.5f5f.js.LICENSE.txt',
])('knows %s for a public file of a release', (path) => {
  expect(answerTo(path)).toEqual({ kind: 'release', path });
});

it.each([
  '/releases/mf-home/0f1e/server/page.cjs',
  '/releases/mf-home/0f1e/browser/',
  '/releases/mf-home/0f1e/browser/.main.js',
  '/releases/mf-home/0f1e/browser/.new/main.js',
  '/releases/mf-home/.copying/browser/main.js',
  '/releases/mf-home/0f1e/browser/main.js.br',
  '/releases/mf-home/0f1e/browser/main.js.gz',
  '/releases/mf-home/0f1e/browser/../server/page.cjs',
  '/releases/mf-home/0f1e/browser/main.js\0',
  '/releases/%',
])('gives out nothing at %s', (path) => {
  expect(answerTo(path)).toEqual({ kind: 'noReleaseFile' });
});

it.each(['', '*', 'portfolio', '//', '/portfolio//', '/%', '/releases', 'http://', 'http://evil.example'])(
  'knows no page at %j',
  (target) => {
    expect(answerTo(target)).toEqual({ kind: 'noPage' });
  },
);
