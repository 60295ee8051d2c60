import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { remotesHere } from 'platform/parts';
import { sitePaths } from 'platform/release/store/sitePaths';
import { close, listen, type ServedSite } from 'platform/serve/server';
import { composedSite, launchChromium, openStage, type Stage } from 'platform/testing/visit';
import { contentType } from 'shared-content/contract/contentTypes';
import { readerIn } from '../faults/support/reader';

/** A host for which browsers hold back what they give to secure pages alone: `crypto.subtle`, Trusted Types. */
const host = 'site.example';
const insecurely = () => launchChromium([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);

test.each([
  ['from another host than localhost', () => openStage(composedSite(), undefined, insecurely)],
  ['from a file server that knows nothing of the site', () => openStage(composedSite(), plainly, insecurely)],
])('over plain http %s, every page answers, and the way to the next is no new document', async (_, begin) => {
  const stage: Stage = await begin();
  const { page, context } = await stage.visitor();
  const { documents, follow, isInteractive } = readerIn(page);
  await page.goto(stage.url.replace('127.0.0.1', host));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  for (const { name } of remotesHere.toReversed()) {
    await follow(name);
    await isInteractive(name);
  }
  expect(documents).toHaveLength(1);
  await context.close();
  await stage.close();
});

/** Sends the files of the public folder, `/about` as about.html, with no header but the type. */
async function plainly(site: string): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(sitePaths(site).public, pathname === '/' ? 'index.html' : pathname);
    const send = async (name: string) =>
      response.setHeader('Content-Type', contentType(name)).end(await readFile(name));
    send(file)
      .catch(() => send(`${file}.html`))
      .catch(() => response.writeHead(404).end());
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}
