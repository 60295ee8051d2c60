import { answerTo, pageFile, redirects } from './routes';

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

it('redirects every alternative address of a page to a page of this site', () => {
  expect(redirects).toContainEqual({ from: '/portfolio/', to: '/portfolio' });
  expect(redirects).toContainEqual({ from: '/index.html', to: '/' });
  for (const { from, to } of redirects) {
    expect(answerTo(`${from}?a=b`)).toEqual({ kind: 'redirect', location: `${to}?a=b` });
    expect(answerTo(to)).toMatchObject({ kind: 'page' });
  }
  expect(answerTo('/portfolio/?')).toEqual({ kind: 'redirect', location: '/portfolio' });
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
