import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { composedSite, stageOfFile, unknownPath } from 'platform/testing/visit';
import { everything, visitorFor } from './support/everything';
import { liveFiles } from './support/liveFiles';
import { watchFiles, watchPolicy } from './support/watch';

/** The released site in Chromium, on the local server. twoOrigins.exhaustive.test.ts does the same with nginx. */

const files = liveFiles(composedSite(), /\.(js|css)$/);
const requested = new Set<string>();
const inEffect = new Set<string>();

const stage = stageOfFile();
let other: Server;
beforeAll(async () => {
  // A server on this machine: Chromium keeps pages of the internet out of its local network anyway.
  other = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${stage.url}${url}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(() => {
  other.close();
});

test.each(everything)('nothing of $name breaks the policy', async (state) => {
  const visitor = await visitorFor(stage, state);
  const violations = await watchPolicy(visitor);
  const seen = await watchFiles(visitor);
  await state.reach(visitor.page);
  expect(await violations()).toEqual([]);
  expect(visitor.complaints.foreign).toEqual([]);
  for (const file of [...(await seen.sheets()), ...(await seen.scripts())])
    inEffect.add(files.find(({ name }) => name === file)?.address ?? file);
  for (const element of seen.requested) requested.add(element);
});

test('all of that runs every script and style sheet of the releases, each requested with its hash', () => {
  const addresses = files.map(({ address }) => address);
  // Every page has the shell's style sheet in its head.
  const wanted = addresses.filter((address) => !address.endsWith('/shell.css'));
  expect([...requested].sort()).toEqual(wanted.map((file) => `${file} ${hashOf(file)} anonymous`).sort());
  expect([...inEffect].sort()).toEqual(addresses.sort());
});

test.each(['/', '/contact', unknownPath])('%s is displayed in no frame of another site', async (address) => {
  const { page } = await stage.visitor();
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}${address}`);
  expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});

function hashOf(address: string) {
  return integrityOf(readFileSync(sitePaths(composedSite()).file(address)));
}
