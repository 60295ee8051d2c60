import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { version as later } from 'react/package.json';
import { version as earlier } from 'react-earlier/package.json';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { partNames } from 'platform/parts';
import { builtFolder } from 'platform/release/testing/builds';
import { checkoutCopy, edit, installEarlierReact } from 'platform/release/testing/checkout';
import { succeed } from 'platform/release/testing/command';
import { scratchFolder } from 'platform/release/testing/scratch';
import { readerIn } from '../faults/support/reader';
import { openStage } from 'platform/testing/visit';

declare global {
  interface Window {
    /** The version of each copy of React DOM that runs in the page. */
    renderers: string[];
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Built folders, by part. */
type Builds = Record<string, string>;

const remoteNames: readonly string[] = remotes.map(({ name }) => name);

/** The same sources, built with an earlier React, and with the one that the composed site is built with. */
let before: Builds;
let after: Builds;
/** A site of all that was built with the earlier React. */
let siteBefore: string;
let site: string;

beforeAll(async () => {
  const checkout = checkoutCopy();
  installEarlierReact(checkout);
  for (const remote of remoteNames) edit(checkout, `${remote}/package.json`, '"^19.2.0"', '"^19.1.0"');
  before = build(checkout, partNames);
  after = Object.fromEntries(partNames.map((part) => [part, builtFolder(part)]));
  siteBefore = path.join(scratchFolder(), 'site');
  await succeed(['release', ...named(before), '--site', siteBefore]);
}, 600_000);

beforeEach(() => {
  site = path.join(scratchFolder(), 'site');
  cpSync(siteBefore, site, { recursive: true, preserveTimestamps: true });
});

test('the builds are of two versions of React', () => {
  expect(earlier).not.toBe(later);
  expect(versionIn(before)).toBe(earlier);
  expect(versionIn(after)).toBe(later);
});

// platform/release/gate/fit.test.ts tries every order, and majors, with builds that are written by hand.
describe('a minor of React goes live part by part', () => {
  test('the shell first: remotes that were built with the earlier one hydrate in it, and then follow', async () => {
    await release('shell', after);
    await visit({ runsOn: later });
    for (const part of remoteNames) await release(part, after);
  });

  test('one remote alone: it hydrates in a shell with the earlier one', async () => {
    await release('mf-portfolio', after);
    await visit({ runsOn: earlier });
  });
});

async function release(part: string, builds: Builds): Promise<void> {
  await succeed(['release', part, '--dist', builds[part] ?? '', '--site', site]);
}

/** Opens the home page, goes to each other one, and sees every page alive on one React. */
async function visit({ runsOn }: { runsOn: string }): Promise<void> {
  const stage = await openStage(site);
  const { page, context, complaints } = await stage.visitor();
  const reader = readerIn(page);
  await page.addInitScript(countRenderers);
  await page.goto('/');
  await reader.isInteractive('mf-home');
  for (const remote of ['mf-portfolio', 'mf-contact'] satisfies RemoteName[]) {
    await reader.follow(remote);
    await reader.isInteractive(remote);
  }
  expect(await page.evaluate(() => window.renderers)).toEqual([runsOn]);
  expect(reader.documents).toHaveLength(1);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
  await stage.close();
}

/** Builds parts of a checkout with its own tools. */
function build(checkout: string, parts: readonly string[]): Builds {
  const dist = scratchFolder();
  execFileSync(process.execPath, ['--import', 'tsx', 'platform/build/cli.ts', dist, ...parts], {
    cwd: checkout,
    stdio: 'pipe',
  });
  return Object.fromEntries(parts.map((part) => [part, path.join(dist, part)]));
}

function named(builds: Builds): string[] {
  return Object.entries(builds).map(([part, folder]) => `${part}=${folder}`);
}

function versionIn(builds: Builds): unknown {
  const text = readFileSync(path.join(builds.shell ?? '', 'build.json'), 'utf8');
  const { provides } = JSON.parse(text) as { provides: Record<string, string> };
  return provides.react;
}

/**
 * Stands in for React's developer tools, to which every copy of React DOM announces itself. Run it in the page, before
 * any other script.
 */
function countRenderers() {
  window.renderers = [];
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: ({ version }: { version: string }) => window.renderers.push(version),
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
}
