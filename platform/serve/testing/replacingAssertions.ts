import { Agent } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { ask, type Reply } from './ask';
import { fakeRoutes, pageText, writePages } from './fakeSite';
import type { ServedSample } from './servingAssertions';

const releases = [1, 2, 3, 4];
const visitors = 8;
const rounds = 40;

/** Declares the test that a fake site stays whole for its visitors while releases replace its pages. */
export function assertReplacing(served: () => ServedSample): void {
  it('answers with one whole page of one release while pages are being replaced', async () => {
    const { url, site } = served();
    const agent = new Agent({ keepAlive: true, maxSockets: visitors });
    let released = 0;
    let answered = 0;

    async function visit() {
      while (released < rounds) {
        for (const { route, file } of fakeRoutes.pages) {
          for (const encoding of ['br', 'gzip', 'identity']) {
            const reply = await ask(url, route, { headers: { 'Accept-Encoding': encoding }, agent });
            expect(reply.status).toBe(200);
            expect(releases.map((release) => pageText(file, release))).toContain(decompressed(reply));
            answered += 1;
          }
        }
      }
    }
    async function release() {
      for (; released < rounds; released += 1) {
        writePages(site, releases[released % releases.length] ?? 1);
        // Gives the visitors of this same process a turn.
        await new Promise(setImmediate);
      }
    }

    try {
      await Promise.all([release(), ...Array.from({ length: visitors }, visit)]);
    } finally {
      agent.destroy();
    }
    expect(answered).toBeGreaterThan(rounds);
  });
}

function decompressed({ headers, body }: Reply) {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    default:
      return body.toString();
  }
}
