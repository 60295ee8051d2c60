import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { inlineStyleSources } from '../../../shell/server/inlineStyles';
import { ask } from './ask';
import { expectTable } from './expectTable';
import type { ServedSample } from './servingAssertions';

/** Declares the tests of how an answer is delivered: compressed, cached, or without its body. */
export function assertDelivery(served: () => ServedSample): void {
  const get = (target: string, headers: Record<string, string> = {}) =>
    ask(served().url, target, { headers });

  it('sends the smallest form that the browser accepts, and says that it chose', async () => {
    for (const target of ['/', '/nowhere', '/robots.txt', served().script]) {
      const plain = await get(target);
      const brotli = await get(target, { 'Accept-Encoding': 'gzip, deflate, br' });
      const gzip = await get(target, { 'Accept-Encoding': 'gzip', Via: '1.1 a-proxy' });
      const neither = await get(target, { 'Accept-Encoding': 'br;q=0, gzip;q=0' });

      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(neither.body).toEqual(plain.body);
      for (const reply of [plain, brotli, gzip, neither]) {
        expect(reply.headers.vary).toBe('Accept-Encoding');
        expect(reply.headers['content-type']).toBe(plain.headers['content-type']);
        expect(reply.headers['content-length']).toBe(String(reply.body.length));
      }
    }
  });

  it('sends a picture without Content-Encoding and Vary', async () => {
    const { headers } = await get(served().picture, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  it('sends no body to a browser that has it in its cache', async () => {
    for (const [target, kind] of [
      ['/', 'page'],
      [served().script, 'release'],
    ] as const) {
      const accepts = { 'Accept-Encoding': 'br' };
      const first = await get(target, accepts);
      const second = await get(target, { ...accepts, 'If-None-Match': first.headers.etag ?? '' });
      expect(second).toMatchObject({ status: 304, text: '' });
      const styles = inlineStyleSources((await get(target)).text);
      expectTable(second, kind, { ...served().options, styles });
      expect((await get(target, { ...accepts, 'If-None-Match': '"another"' })).status).toBe(200);
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const target of ['/', '/nowhere', '/portfolio/', '/releases/gone.js', served().script]) {
      const { status, headers } = await get(target);
      expect(await ask(served().url, target, { method: 'HEAD' })).toMatchObject({
        status,
        // A second may have passed in between.
        headers: { ...headers, date: expect.any(String) as string },
        text: '',
      });
    }
  });
}
