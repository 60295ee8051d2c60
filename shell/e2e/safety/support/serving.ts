import type { ServedSite } from 'platform/serve/server';
import { assertDelivery } from 'platform/serve/testing/deliveryAssertions';
import { assertOddRequests } from 'platform/serve/testing/oddRequestAssertions';
import { assertServing } from 'platform/serve/testing/servingAssertions';
import type { Table } from 'platform/serve/testing/expectTable';
import { composedSite } from 'platform/testing/visit';
import { sampleOf } from './liveFiles';
import type { Serve } from './servers';

/** Declares the tests of what a server answers for the released site. */
export function testReleasedSite(serve: Serve, table?: Table): void {
  let server: ServedSite | undefined;
  beforeAll(async () => {
    server = await serve(composedSite());
  });
  afterAll(() => server?.close());

  const served = () => ({ url: server?.url ?? '', ...sampleOf(composedSite()), options: { table } });
  assertServing(served);
  assertDelivery(served);
  assertOddRequests(served);
}
