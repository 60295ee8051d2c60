import { responseHeaders } from './headers';
import { ownRoutes } from 'shared-content/contract/routes';
import { staticHostHeaders } from './staticHost';
import { parseHeaders } from 'platform/release/store/statusAndHeaders';

it.each([{}, { cors: true, origins: ['https://cdn.example.com'] }])(
  'gives pages and files of releases the headers of the table, with %j',
  (options) => {
    const text = staticHostHeaders(options);
    for (const { route } of ownRoutes.pages)
      expect(headersOf(route, text)).toEqual(responseHeaders('page', options));
    expect(responseHeaders('release', options)).toMatchObject({
      'Cache-Control': headersOf('/releases/mf-home/0f1e/browser/main.js', text)['Cache-Control'],
    });
  },
);

it('names the style sheets that stand in any page, each once, in the one policy', () => {
  const stylesOf = new Map([
    ['portfolio.html', ["'sha256-AAAA'", "'sha256-BBBB'"]],
    ['404.html', ["'sha256-AAAA'"]],
  ]);
  const { 'Content-Security-Policy': policy } = headersOf('/portfolio', staticHostHeaders({ stylesOf }));
  expect(policy).toContain("; style-src 'self' 'sha256-AAAA' 'sha256-BBBB'; ");
});

it('protects the 404 page at every address', () => {
  const found = headersOf('/nowhere', staticHostHeaders());
  expect(responseHeaders('page')).toMatchObject(found);
  expect(found).toHaveProperty('Content-Security-Policy');
  expect(found).toHaveProperty('Strict-Transport-Security');
});

function headersOf(address: string, text: string) {
  return parseHeaders(text)(address);
}
