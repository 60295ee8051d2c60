import { remotesHere } from 'platform/parts';
import { readBuild } from 'platform/release/store/build';
import { releaseBuilds } from 'platform/release/store/change';
import type { NewBuild } from 'platform/release/store/goLive';
import { prune } from 'platform/release/store/pruneSite';
import { copyOfSite } from 'platform/release/testing/builds';
import { openStage, stageOfFile } from 'platform/testing/visit';
import { readerIn } from './support/reader';
import { changedVersion, type Part } from './support/versions';

const remotes = remotesHere.map(({ name }) => name);
const parts: readonly Part[] = ['shell', ...remotes];

let site: string;
const stage = stageOfFile(() => {
  site = copyOfSite();
  return openStage(site);
});

/** Releases other builds of all parts together; returns the changed text of each. */
async function releaseAll(version: number): Promise<Map<Part, string>> {
  const texts = new Map<Part, string>();
  const builds = new Map<string, NewBuild>();
  for (const part of parts) {
    const { text, dist } = await changedVersion(part, version);
    texts.set(part, text);
    builds.set(part, { build: await readBuild(dist, part) });
  }
  await releaseBuilds(site, builds);
  return texts;
}

async function openTab() {
  const visitor = await stage.visitor();
  const reader = readerIn(visitor.page);
  await reader.page.goto('/');
  await reader.isInteractive('mf-home');
  return { ...visitor, reader };
}

test('a tab goes everywhere in its own version after two more releases of all parts, and a new one has the newest', async () => {
  const { reader, complaints } = await openTab();
  await releaseAll(1);
  const newest = await releaseAll(2);
  await prune(site, 3, 0);
  // The home page, where the tab was opened, comes last.
  for (const remote of remotes.toReversed()) {
    await reader.follow(remote);
    await reader.isInteractive(remote);
    for (const text of newest.values()) expect(await reader.page.getByText(text).count()).toBe(0);
  }
  expect(complaints).toEqual({ console: [], foreign: [] });
  expect(reader.documents).toHaveLength(1);

  const { page } = await openTab();
  for (const part of ['shell', 'mf-home'] as const)
    await page
      .getByText(newest.get(part) ?? '')
      .first()
      .waitFor({ state: 'attached' });
}, 300_000);
