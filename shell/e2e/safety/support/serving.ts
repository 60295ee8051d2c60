import type { ServedSite } from '../../../serve/server';
import { assertDelivery } from '../../../serve/testing/deliveryAssertions';
import { assertOddRequests } from '../../../serve/testing/oddRequestAssertions';
import { assertServing } from '../../../serve/testing/servingAssertions';
import { composedSite } from '../../support/visit';
import { sampleOf } from './liveFiles';
import type { Serve } from './servers';

/** Declares the tests of what a server answers for the released site. */
export function testReleasedSite(serve: Serve): void {
  let server: ServedSite | undefined;
  beforeAll(async () => {
    server = await serve(composedSite());
  });
  afterAll(() => server?.close());

  const served = () => ({ url: server?.url ?? '', ...sampleOf(composedSite()) });
  assertServing(served);
  assertDelivery(served);
  assertOddRequests(served);
}
