import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { releaseAll } from '../release/commands/buildParts';
import { chromiumOptions, findTestBrowser } from './machine';

declare global {
  /** A global, since Jest hands nothing else from set-up to tear-down. */
  var sharedChromium: BrowserServer | undefined;
}

/** Tabs of one visitor share a process: 7 % less processor time for the fault cells. Visitors never share any. */
const sharedRenderers = '--renderer-process-limit=4';

/**
 * Before the first test that needs a site: builds the parts and releases them into a folder of its own, or takes the
 * site that the environment variable SITE names. Then starts the Chromium that all files share.
 */
export default async function setUpSite(): Promise<void> {
  process.env.COMPOSED_SITE = process.env.SITE ? path.resolve(process.env.SITE) : await releasedSite();
  globalThis.sharedChromium = await chromium.launchServer(
    chromiumOptions(findTestBrowser(), [sharedRenderers]),
  );
  process.env.SHARED_CHROMIUM = globalThis.sharedChromium.wsEndpoint();
}

async function releasedSite(): Promise<string> {
  const startMs = performance.now();
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await releaseAll(site);
  console.log(`\nBuilt and released the site in ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  return site;
}
