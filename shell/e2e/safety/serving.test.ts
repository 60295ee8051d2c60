import { readFileSync } from 'node:fs';
import { type ResponseKind, responseHeaders } from '../../server/headers';
import { ownRoutes, publicFiles } from 'shared-content/contract/routes';
import { sitePaths } from 'platform/release/store/sitePaths';
import { parseHeaders } from 'platform/release/store/releasedHeaders';
import { staticHostTable } from 'platform/serve/testing/expectTable';
import { composedSite, unknownPath } from 'platform/testing/visit';
import { liveFiles, stylesOf } from './support/liveFiles';
import { localServer } from './support/servers';
import { testReleasedSite } from './support/serving';

const styles = stylesOf(composedSite());

describe('the released site on the local server', () => {
  testReleasedSite(localServer, staticHostTable(styles));
});

describe('the released _headers, as static hosts read it', () => {
  const written = readFileSync(sitePaths(composedSite()).file('_headers'), 'utf8');
  const { 'Content-Security-Policy': policy } = responseHeaders('page', { styles });
  const kinds: [ResponseKind, string[]][] = [
    ['page', ownRoutes.pages.map(({ route }) => route)],
    ['file', publicFiles.map((name) => `/${name}`)],
    ['release', liveFiles(composedSite(), /./).map(({ address }) => address)],
  ];

  test.each(kinds)('gives every %s the headers of the table', (kind, addresses) => {
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      // Such a host has one policy for all addresses, since it knows no other way to give 404.html one.
      expect(parseHeaders(written)(address)).toMatchObject({
        ...responseHeaders(kind),
        'Content-Security-Policy': policy,
      });
    }
  });

  test('gives an unknown address the policy of pages', () => {
    expect(parseHeaders(written)(unknownPath)).toMatchObject({ 'Content-Security-Policy': policy });
  });
});
