import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { replaceFile } from '../release/store/files';
import { sitePaths } from '../release/store/sitePaths';
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
  rmSync(sitePaths(site).file(address));
  expect(await ask(server.url, address)).toMatchObject({ status: 404, text: 'Not found\n' });
});

it('has the headers of what is live, whatever this checkout says', async () => {
  expect((await ask(server.url, '/')).headers['referrer-policy']).not.toBe('no-referrer');
  await replaceFile(sitePaths(site).file('_headers'), Buffer.from('/*\n  Referrer-Policy: no-referrer\n'));
  for (const target of ['/', '/nowhere', sample.script, '/releases/gone'])
    expect((await ask(server.url, target)).headers['referrer-policy']).toBe('no-referrer');
});

it('answers with its own short 404 where not even a 404 page is released', async () => {
  rmSync(sitePaths(site).file('404.html'));
  expect(await ask(server.url, '/nowhere')).toMatchObject({ status: 404, text: 'Not found\n' });
});

it('answers with the 404 page for a route whose page is not released', async () => {
  for (const file of ['contact.html', 'contact.html.br', 'contact.html.gz'])
    rmSync(sitePaths(site).file(file));
  const reply = await ask(server.url, '/contact', { headers: { 'Accept-Encoding': 'br' } });
  expect(reply).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
});

it('says that it failed if a page cannot be read, and goes on', async () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rmSync(sitePaths(site).file('contact.html'));
  symlinkSync('contact.html', sitePaths(site).file('contact.html'));
  expect(await ask(server.url, '/contact')).toMatchObject({ status: 500, text: 'Internal server error\n' });
  expect(failures).toHaveBeenCalledWith('GET /contact failed:', expect.objectContaining({ code: 'ELOOP' }));
  expect((await ask(server.url, '/')).status).toBe(200);
});

it.each(['null', '{"shell":{}}', '['])('outlives a record of releases that becomes %j', async (text) => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const record = path.join(site, 'releases.json');
  const sound = readFileSync(record);
  writeFileSync(record, text);
  for (const target of ['/contact', '/nowhere', '/robots.txt']) {
    expect(await ask(server.url, target)).toMatchObject({ status: 500, text: 'Internal server error\n' });
  }
  expect(failures).toHaveBeenCalledWith(
    'GET /contact failed:',
    expect.stringContaining(`${record} is no record of releases`),
  );
  // Which is the same whatever is live.
  expect((await ask(server.url, sample.script)).status).toBe(200);
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

it('lets go of a file when the visitor goes away, and calls it no failure', async () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const opened = jest.spyOn(fs, 'open');
  const address = addFile('large.jpg', Buffer.alloc(30_000_000));
  const visit = request(server.url + address, (response) => {
    response.once('data', () => {
      // More is left than sockets buffer: the server waits for its visitor, with the file open.
      response.pause();
      setImmediate(() => visit.destroy());
    });
  });
  visit.on('error', () => undefined).end();
  await once(visit, 'close');

  const [result] = opened.mock.results;
  const handle = (await result?.value) as fs.FileHandle;
  await closed(handle);
  expect(failures).not.toHaveBeenCalled();
});

it('opens no file for longer than its answer takes', async () => {
  const opened = jest.spyOn(fs, 'open');
  const { headers } = await ask(server.url, '/');
  await ask(server.url, '/', { method: 'HEAD' });
  await ask(server.url, '/', { headers: { 'If-None-Match': headers.etag ?? '' } });
  await ask(server.url, path.dirname(sample.picture));
  const handles = await Promise.all(opened.mock.results.map(({ value }) => value as Promise<fs.FileHandle>));
  expect(handles).toHaveLength(4);
  await Promise.all(handles.map(closed));
});

it('sends the whole of a file that is pruned while it is sent', async () => {
  const content = Buffer.alloc(3_000_000, 'brick');
  const address = addFile('wall.jpg', content);
  const open = fs.open;
  jest.spyOn(fs, 'open').mockImplementation(async (...file) => {
    const handle = await open(...file);
    rmSync(sitePaths(site).file(address));
    return handle;
  });
  const { status, body } = await ask(server.url, address);
  expect({ status, whole: body.equals(content) }).toEqual({ status: 200, whole: true });
  expect((await ask(server.url, address)).status).toBe(404);
});

it('gives a replaced page another tag, and keeps that of one that stays', async () => {
  const tagOf = async (target: string) => (await ask(server.url, target)).headers.etag;
  const before = [await tagOf('/'), await tagOf('/portfolio')];
  const page = sitePaths(site).file('index.html');
  await replaceFile(page, Buffer.from(readFileSync(page, 'utf8').replace('1', '2')));
  await replaceFile(
    sitePaths(site).file('portfolio.html'),
    readFileSync(sitePaths(site).file('portfolio.html')),
  );
  expect(await tagOf('/')).not.toBe(before[0]);
  expect(await tagOf('/portfolio')).toBe(before[1]);
});

it('has an empty file', async () => {
  expect(await ask(server.url, addFile('empty.txt', ''))).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': '0' },
  });
});

async function closed(handle: fs.FileHandle) {
  while (handle.fd !== -1) await new Promise(setImmediate);
}

function addFile(name: string, content: string | Buffer) {
  const folder = '/releases/mf-home/fresh/browser';
  mkdirSync(sitePaths(site).file(folder), { recursive: true });
  writeFileSync(sitePaths(site).file(`${folder}/${name}`), content);
  return `${folder}/${name}`;
}
