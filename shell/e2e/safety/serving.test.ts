import { readFileSync } from 'node:fs';
import { type ResponseKind, responseHeaders } from '../../server/headers';
import { inlineStyleSources } from '../../server/inlineStyles';
import { notFoundFile, ownRoutes, publicFiles } from 'shared-content/contract/routes';
import { sitePaths } from 'platform/release/store/sitePaths';
import { headersFor } from 'platform/release/testing/headersFor';
import { composedSite, unknownPath } from 'platform/testing/visit';
import { liveFiles } from './support/liveFiles';
import { localServer } from './support/servers';
import { testReleasedSite } from './support/serving';

describe('the released site on the local server', () => {
  testReleasedSite(localServer);
});

describe('the released _headers, as static hosts read it', () => {
  const written = readFileSync(sitePaths(composedSite()).file('_headers'), 'utf8');
  const styles = [...ownRoutes.pages.map(({ file }) => file), notFoundFile].flatMap((file) =>
    inlineStyleSources(readFileSync(sitePaths(composedSite()).file(file), 'utf8')),
  );
  const { 'Content-Security-Policy': policy } = responseHeaders('page', { styles: [...new Set(styles)] });
  const kinds: [ResponseKind, string[]][] = [
    ['page', ownRoutes.pages.map(({ route }) => route)],
    ['file', publicFiles.map((name) => `/${name}`)],
    ['release', liveFiles(composedSite(), /./).map(({ address }) => address)],
  ];

  test.each(kinds)('gives every %s the headers of the table', (kind, addresses) => {
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      // Such a host has one policy for all addresses, since it knows no other way to give 404.html one.
      expect(headersFor(address, written)).toMatchObject({
        ...responseHeaders(kind),
        'Content-Security-Policy': policy,
      });
    }
  });

  test('gives an unknown address the policy of pages', () => {
    expect(headersFor(unknownPath, written)).toMatchObject({ 'Content-Security-Policy': policy });
  });
});
