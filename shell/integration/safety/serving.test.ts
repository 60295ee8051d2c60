import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ResponseKind, responseHeaders } from '../../site/headers';
import { pages, publicFiles } from '../../site/routes';
import type { ServedSite } from '../../serve/server';
import { assertDelivery } from '../../serve/testing/deliveryAssertions';
import { headersFor } from '../../site/testing/headersFor';
import { assertOddRequests } from '../../serve/testing/oddRequestAssertions';
import { assertServing } from '../../serve/testing/servingAssertions';
import { composedSite, unknownPath } from '../support/visit';
import { liveFiles } from './liveFiles';
import { sampleOf } from './sampleOf';
import { servers } from './servers';

describe.each(servers)('the released site on $name', ({ serve }) => {
  let server: ServedSite | undefined;
  beforeAll(async () => {
    server = await serve(composedSite());
  });
  afterAll(() => server?.close());

  const served = () => ({ url: server?.url ?? '', ...sampleOf(composedSite()) });
  assertServing(served);
  assertDelivery(served);
  assertOddRequests(served);
});

describe('the released _headers, as static hosts read it', () => {
  const written = readFileSync(path.join(composedSite(), '_headers'), 'utf8');
  const { 'Content-Security-Policy': policy } = responseHeaders('page');
  const kinds: [ResponseKind, string[]][] = [
    ['page', pages.map(({ route }) => route)],
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
