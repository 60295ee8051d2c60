import { rmSync } from 'node:fs';

import type { HeaderOptions } from '../../../shell/server/headers';
import type { ServedSite } from '../server';
import type { Table } from './expectTable';
import { assertDelivery } from './deliveryAssertions';
import { fakeRoutes, makeFakeSite, sample } from './fakeSite';
import { assertOddRequests } from './oddRequestAssertions';
import { assertReplacing } from './replacingAssertions';
import { assertServing, type ServedSample } from './servingAssertions';

/** Declares the tests of a web server on small sites, one of them with remotes on other origins. */
export function assertServesFakeSites(start: (site: string) => Promise<ServedSite>, table?: Table): void {
  describe('serving a whole site', () => {
    const served = startedWith({});
    assertServing(served, fakeRoutes);
    assertDelivery(served);
    assertOddRequests(served);
    assertReplacing(served);
  });

  describe('serving a site with remotes elsewhere, and remotes to sites elsewhere', () => {
    const served = startedWith({ cors: true, origins: ['https://cdn.example.com', 'http://127.0.0.1:4000'] });
    assertServing(served, fakeRoutes);
    assertDelivery(served);
  });

  function startedWith(options: HeaderOptions) {
    let site: string;
    let server: ServedSite | undefined;

    beforeAll(async () => {
      site = makeFakeSite(options);
      server = await start(site);
    });

    afterAll(async () => {
      await server?.close();
      rmSync(site, { recursive: true });
    });

    return (): ServedSample => ({ url: server?.url ?? '', site, options: { ...options, table }, ...sample });
  }
}
