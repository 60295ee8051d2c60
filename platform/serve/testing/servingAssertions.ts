import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { HeaderOptions, ResponseKind } from '../../../shell/server/headers';
import { inlineStyleSources } from '../../../shell/server/inlineStyles';
import { notFoundFile, ownRoutes, publicFiles } from 'shared-content/contract/routes';
import { sitePaths } from '../../release/store/sitePaths';
import { ask, type Reply } from './ask';
import { expectTable, type Table } from './expectTable';

/** A served site, and addresses in it that the assertions need. */
export interface ServedSample {
  url: string;
  /** The folder of the site that is served. */
  site: string;
  /** A compressed and an uncompressed file of a release. */
  script: string;
  picture: string;
  /** Addresses of what is not for visitors, and by its name is among the files. */
  privateFiles: string[];
  options?: HeaderOptions & { table?: Table };
}

/** Declares the tests of what each address answers, of a site with these routes. */
export function assertServing(served: () => ServedSample, { pages, redirects } = ownRoutes): void {
  const get = (target: string, headers: Record<string, string> = {}) =>
    ask(served().url, target, { headers });
  const onDisk = (file: string) => readFileSync(sitePaths(served().site).file(file));
  const expectHeaders = (reply: Reply, kind: ResponseKind) => {
    const styles = kind === 'page' ? inlineStyleSources(reply.text) : [];
    expectTable(reply, kind, { ...served().options, styles });
  };

  it.each(pages)('answers $route with $file, revalidated each time', async ({ route, file }) => {
    const reply = await get(`${route}?from=leaflet`);
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(reply.body).toEqual(onDisk(file));
    expectHeaders(reply, 'page');
  });

  it.each(publicFiles)('answers /%s with the file', async (file) => {
    const reply = await get(`/${file}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(onDisk(file));
    expectHeaders(reply, 'file');
  });

  it('answers /status.json with what is live now', async () => {
    const reply = await get('/status.json');
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
    expectHeaders(reply, 'status');
  });

  it.each([
    ['/portfolio/', '/portfolio'],
    ['/portfolio/?project=garden-wall&x=%20//', '/portfolio?project=garden-wall&x=%20//'],
    ['/portfolio.html', '/portfolio'],
    ['/index.html?from=leaflet', '/?from=leaflet'],
  ])('redirects %s to %s permanently', async (from, to) => {
    const reply = await get(from);
    expect(reply).toMatchObject({ status: 308, headers: { location: to } });
    expectHeaders(reply, 'notice');
  });

  it.each(redirects)('redirects $from to $to with status $status', async ({ from, to, status }) => {
    const reply = await get(`${from}?from=leaflet`);
    expect(reply).toMatchObject({ status, headers: { location: `${to}?from=leaflet` } });
    expectHeaders(reply, 'notice');
  });

  it.each(['/nowhere', '/portfolio/garden-wall', '/Portfolio', '/404', '/404.html', '/releases'])(
    'answers %s with the 404 page and its status',
    async (target) => {
      const reply = await get(target);
      expect(reply).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
      expect(reply.body).toEqual(onDisk(notFoundFile));
      expectHeaders(reply, 'page');
    },
  );

  it('lets browsers keep files of a release', async () => {
    const { script, picture } = served();
    for (const file of [script, picture]) {
      const reply = await get(file);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual(onDisk(file));
      expectHeaders(reply, 'release');
    }
    const type = { script: (await get(script)).headers, picture: (await get(picture)).headers };
    expect(type.script['content-type']).toBe('text/javascript; charset=utf-8');
    expect(type.picture['content-type']).toMatch(/^image\//);
  });

  it('never answers with a page where a file of a release was asked for', async () => {
    const folder = path.dirname(served().script);
    for (const target of ['/releases/', folder, `${folder}/`, `${folder}/gone.js`, `${served().script}/`]) {
      const reply = await get(target);
      expect({ target, ...reply }).toMatchObject({
        target,
        status: 404,
        text: 'Not found\n',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
      expectHeaders(reply, 'notice');
    }
  });

  it('gives out no private file', async () => {
    const { privateFiles, script } = served();
    const variants = ['/index.html.br', '/robots.txt.gz', `${script}.br`, `${script}.gz`];
    for (const file of variants) expect(onDisk(file).length).toBeGreaterThan(0);
    for (const file of [...privateFiles, ...variants])
      expect({ file, status: (await get(file)).status }).toEqual({ file, status: 404 });
  });
}
