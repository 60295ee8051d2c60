import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { replaceFile } from '../release/store/files';
import { liveOriginsOf } from './liveOrigins';

let site: string;
let record: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(tmpdir(), 'site-'));
  record = path.join(site, 'releases.json');
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(site, { recursive: true });
});

it('reads a record once for as long as it stays', async () => {
  await write('https://a.example');
  const reads = jest.spyOn(fs, 'readFileSync');
  const origins = liveOriginsOf(site);
  for (let time = 0; time < 5; time += 1) expect(origins()).toEqual(['https://a.example']);
  expect(reads).toHaveBeenCalledTimes(1);
});

it('reads a record that was put in place of another, as long and as old', async () => {
  const [atime, mtime] = [1e9, 1e9];
  await write('https://a.example');
  fs.utimesSync(record, atime, mtime);
  const origins = liveOriginsOf(site);
  expect(origins()).toEqual(['https://a.example']);
  await write('https://b.example');
  fs.utimesSync(record, atime, mtime);
  expect(origins()).toEqual(['https://b.example']);
});

it('refuses a damaged record each time, until it is restored', async () => {
  fs.writeFileSync(record, '{');
  const origins = liveOriginsOf(site);
  for (let time = 0; time < 2; time += 1) expect(origins).toThrow('is no record of releases');
  await write('https://a.example');
  expect(origins()).toEqual(['https://a.example']);
});

it('has none where there is no record', () => {
  expect(liveOriginsOf(site)()).toEqual([]);
});

function write(origin: string): Promise<boolean> {
  const at = '2026-01-01T00:00:00.000Z';
  const part = { live: '0f1e', since: at, history: [{ build: '0f1e', at, origin }] };
  return replaceFile(record, Buffer.from(JSON.stringify({ 'mf-home': part })));
}
