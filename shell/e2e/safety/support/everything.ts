import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { integrityOf } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import type { ServedSite } from 'platform/serve/server';
import type { PageState } from 'platform/testing/journeys';
import { pageStates } from '../../pageStates';
import {
  composedSite,
  open,
  openStage,
  phone,
  type Stage,
  unknownPath,
  type Visitor,
} from 'platform/testing/visit';
import { mainNavigation } from 'shared-content/content/navigation';
import { liveFiles, scriptsAndStyles } from './liveFiles';
import { watchFiles, watchPolicy } from './watch';

type Journey = Omit<PageState, 'reach'> & { reach: (page: Page) => Promise<unknown> };

/** All that visitors can do here: with these, every script and style sheet of a release is loaded. */
export const everything: readonly Journey[] = [
  ...pageStates,
  { name: 'a walk along the navigation and back', reach: walk },
  { name: 'the home page, from another one', reach: goHome },
];

/** A new visitor with the screen that a state exists on. */
export function visitorFor(stage: Stage, { small }: Journey): Promise<Visitor> {
  return stage.visitor(small ? { viewport: phone } : {});
}

/** Declares the tests of what Chromium allows the released site on a server, and what it allows others. */
export function testEverything(serve?: (site: string) => Promise<ServedSite>): void {
  const files = liveFiles(composedSite(), scriptsAndStyles);
  const addresses = files.map(({ address }) => address);
  const requested = new Set<string>();
  const inEffect = new Set<string>();

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
    await visitor.context.close();
  });

  test('all of that runs every script and style sheet of the releases, each requested with its hash', () => {
    // The frame's own style sheet stands in every page.
    const wanted = addresses.filter((address) => !address.endsWith('/shell.css'));
    expect([...requested].sort()).toEqual(wanted.map((file) => `${file} ${hashOf(file)} anonymous`).sort());
    expect([...inEffect].sort()).toEqual(addresses.sort());
  });

  test.each(['/', '/contact', unknownPath])(
    '%s is displayed in no frame of another site',
    async (address) => {
      const { page, context } = await stage.visitor();
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}${address}`);
      expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
      await context.close();
    },
  );
}

function hashOf(address: string) {
  return integrityOf(readFileSync(sitePaths(composedSite()).file(address)));
}

/** Its style sheet comes as a file then. */
async function goHome(page: Page) {
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('/');
}

async function walk(page: Page) {
  await open(page, '/');
  for (const { label, href } of mainNavigation) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL((url) => url.pathname + url.hash === href);
  }
  for (const { href } of [...mainNavigation].reverse().slice(1)) {
    await page.goBack();
    await page.waitForURL((url) => url.pathname + url.hash === href);
  }
}
