import { responseHeaders } from './headers';
import { ownRoutes } from 'shared-content/contract/routes';
import { staticHostHeaders } from './staticHostHeaders';
import { parseHeaders } from 'platform/release/store/releasedHeaders';

it.each([{}, { cors: true, origins: ['https://cdn.example.com'] }])(
  'gives every page the headers of the table once, with %j',
  (options) => {
    for (const { route } of ownRoutes.pages) {
      expect(headersOf(route, staticHostHeaders(options))).toEqual(responseHeaders('page', options));
    }
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

it('protects the 404 page at whatever address it appears', () => {
  const found = headersOf('/nowhere', staticHostHeaders());
  expect(responseHeaders('page')).toMatchObject(found);
  expect(found).toHaveProperty('Content-Security-Policy');
  expect(found).toHaveProperty('Strict-Transport-Security');
});

it('lets browsers keep files of releases, and other origins load them only with cors', () => {
  const script = '/releases/mf-home/0f1e/browser/main.js';
  expect(headersOf(script, staticHostHeaders())).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headersOf(script, staticHostHeaders({ cors: true }))).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  });
});

function headersOf(address: string, text: string) {
  return parseHeaders(text)(address);
}
