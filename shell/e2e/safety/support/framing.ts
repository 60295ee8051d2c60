import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { openStage, type Stage, unknownPath } from 'platform/testing/visit';
import type { Serve } from './servers';

/** Declares the tests that no other site can show this one in a frame. */
export function testFraming(serve: Serve): void {
  let stage: Stage;
  let other: Server;
  beforeAll(async () => {
    stage = await openStage(undefined, serve);
    // Really served, and on this machine: Chromium keeps pages of the internet out of its local network anyway.
    other = createServer(({ url = '' }, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<iframe src="${stage.url}${url}"></iframe>`);
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
  });
  afterAll(async () => {
    await stage.close();
    other.close();
  });

  test.each(['/', '/contact', unknownPath])(
    '%s is displayed in no frame of another site',
    async (address) => {
      const { page, context } = await stage.visitor();
      await page.goto(`http://127.0.0.1:${portOf(other)}${address}`);
      expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
      await context.close();
    },
  );
}

function portOf(server: Server) {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
