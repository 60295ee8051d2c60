/** @jest-environment node */
import { rmSync } from 'node:fs';

import type { HeaderOptions } from '../site/headers';
import { serveSite, type ServedSite } from './server';
import { assertDelivery } from './testing/deliveryAssertions';
import { makeFakeSite, sample } from './testing/fakeSite';
import { assertOddRequests } from './testing/oddRequestAssertions';
import { assertReplacing } from './testing/replacingAssertions';
import { assertServing, type ServedSample } from './testing/servingAssertions';
import { startNginx } from './testing/startNginx';

const servers = [
  {
    name: 'the local server',
    start: (site: string, { cors = false, origins = [] }: HeaderOptions) =>
      serveSite({ site, port: 0, cors, origins: () => origins }),
  },
  { name: 'nginx', start: (site: string) => startNginx(site) },
];

describe.each(servers)('$name', ({ start }) => {
  describe('serving a whole site', () => {
    const served = startedWith({});
    assertServing(served);
    assertDelivery(served);
    assertOddRequests(served);
    assertReplacing(served);
  });

  describe('serving a site with remotes elsewhere, and remotes to sites elsewhere', () => {
    const served = startedWith({ cors: true, origins: ['https://cdn.example.com', 'http://127.0.0.1:4000'] });
    assertServing(served);
    assertDelivery(served);
  });

  function startedWith(options: HeaderOptions) {
    let site: string;
    let server: ServedSite | undefined;

    beforeAll(async () => {
      site = makeFakeSite(options);
      server = await start(site, options);
    });

    afterAll(async () => {
      await server?.close();
      rmSync(site, { recursive: true });
    });

    return (): ServedSample => ({ url: server?.url ?? '', site, options, ...sample });
  }
});
