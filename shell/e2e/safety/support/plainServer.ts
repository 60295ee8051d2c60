import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { close, listen, type ServedSite } from 'platform/serve/server';
import { contentType } from 'shared-content/contract/contentTypes';

/** Serves every file of a folder, as a file server that knows nothing of the site: `/about` is `about.html`. */
export async function plainServer(folder: string): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const send = (name: string) =>
      readFile(name).then((content) => response.setHeader('Content-Type', contentType(name)).end(content));
    send(file)
      .catch(() => send(`${file}.html`))
      .catch(() => response.writeHead(404).end());
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}
