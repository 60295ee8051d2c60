/** @jest-environment node */
import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, type ReadStream } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serveSite, type ServedSite } from './server';
import { ask } from './testing/ask';
import { makeFakeSite, sample } from './testing/fakeSite';

let site: string;
let server: ServedSite;

beforeEach(async () => {
  site = makeFakeSite();
  server = await serveSite({ site, port: 0 });
});

afterEach(async () => {
  await server.close();
  rmSync(site, { recursive: true });
  jest.restoreAllMocks();
});

it('refuses a folder that holds no site, with one line', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
  await expect(serveSite({ site: empty, port: 0 })).rejects.toThrow(
    `${empty} holds no released site (no index.html): run 'npm run release' first.`,
  );
  rmSync(empty, { recursive: true });
});

it('refuses a site whose record of releases is damaged, with one line', async () => {
  const record = path.join(site, 'releases.json');
  writeFileSync(record, '{}');
  await expect(serveSite({ site, port: 0 })).rejects.toThrow(
    `${record} is no record of releases: restore it`,
  );
});

it('says so if the port is taken', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveSite({ site, port })).rejects.toThrow(`Port ${port} is in use`);
});

it('serves a build that was released after it started, until it is pruned', async () => {
  const address = addFile('fresh.js', 'export {};');
  expect(await ask(server.url, address)).toMatchObject({ status: 200, text: 'export {};' });
  rmSync(path.join(site, address));
  expect(await ask(server.url, address)).toMatchObject({ status: 404, text: 'Not found\n' });
});

it('asks for the origins of remotes anew for each page', async () => {
  const origins: string[] = [];
  const own = await serveSite({ site, port: 0, origins: () => origins });
  origins.push('https://cdn.example.com');
  const { headers } = await ask(own.url, '/');
  await own.close();
  expect(headers['content-security-policy']).toContain("script-src 'self' https://cdn.example.com;");
});

it('answers with its own short 404 where not even a 404 page is released', async () => {
  rmSync(path.join(site, '404.html'));
  expect(await ask(server.url, '/nowhere')).toMatchObject({ status: 404, text: 'Not found\n' });
});

it('answers with the 404 page for a route whose page is not released', async () => {
  for (const file of ['contact.html', 'contact.html.br', 'contact.html.gz']) rmSync(path.join(site, file));
  const reply = await ask(server.url, '/contact', { headers: { 'Accept-Encoding': 'br' } });
  expect(reply).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
});

it('says that it failed if a page cannot be read, and goes on', async () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rmSync(path.join(site, 'contact.html'));
  mkdirSync(path.join(site, 'contact.html'));
  expect(await ask(server.url, '/contact')).toMatchObject({ status: 500, text: 'Internal server error\n' });
  expect(failures).toHaveBeenCalledWith('GET /contact failed:', expect.objectContaining({ code: 'EISDIR' }));
  expect((await ask(server.url, '/')).status).toBe(200);
});

it.each(['null', '{"shell":{}}', '['])('outlives a record of releases that becomes %j', async (text) => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const record = path.join(site, 'releases.json');
  const sound = readFileSync(record);
  writeFileSync(record, text);
  for (const target of ['/contact', '/nowhere', '/robots.txt', sample.script]) {
    expect(await ask(server.url, target)).toMatchObject({ status: 500, text: 'Internal server error\n' });
  }
  expect(failures).toHaveBeenCalledWith(
    'GET /contact failed:',
    expect.stringContaining(`${record} is no record of releases`),
  );
  expect(await ask(server.url, '/releases/gone')).toMatchObject({ status: 404, text: 'Not found\n' });
  writeFileSync(record, sound);
  expect((await ask(server.url, '/contact')).status).toBe(200);
});

it('sends the whole file where a range of it was asked for', async () => {
  const address = addFile('letters.txt', 'abcdef');
  for (const range of ['bytes=-2', 'bytes=4-2', 'bytes=0-0', 'bytes=9-', 'letters']) {
    expect(await ask(server.url, address, { headers: { range } })).toMatchObject({
      status: 200,
      text: 'abcdef',
    });
  }
});

it('lets go of a file when the visitor goes away', async () => {
  const address = addFile('large.jpg', Buffer.alloc(30_000_000));
  const opened = jest.spyOn(fs, 'createReadStream');
  const visit = request(server.url + address, (response) => response.once('data', () => visit.destroy()));
  visit.on('error', () => undefined).end();
  await once(visit, 'close');

  const file = opened.mock.results[0]?.value as ReadStream;
  if (!file.closed) await once(file, 'close');
  expect(file.bytesRead).toBeLessThan(30_000_000);
});

it('outlives a file that disappears between being looked up and being read', async () => {
  const address = addFile('short-lived.js', 'export {};');
  const open = fs.createReadStream;
  jest.spyOn(fs, 'createReadStream').mockImplementation((file, options) => {
    rmSync(file);
    return open(file, options);
  });
  await expect(ask(server.url, address)).rejects.toThrow('socket hang up');
  expect((await ask(server.url, '/')).status).toBe(200);
});

function addFile(name: string, content: string | Buffer) {
  const folder = '/releases/mf-home/fresh/browser';
  mkdirSync(path.join(site, folder), { recursive: true });
  writeFileSync(path.join(site, folder, name), content);
  return `${folder}/${name}`;
}
