import { remotesHere } from 'platform/parts';
import { prune } from 'platform/release/store/pruneSite';
import { copyOfSite } from 'platform/release/testing/builds';
import { openStage, stageOfFile } from 'platform/testing/visit';
import { readerIn } from './support/reader';
import { type Part, releaseVersion } from './support/versions';

const remotes = remotesHere.map(({ name }) => name);
const parts: readonly Part[] = ['shell', ...remotes];

let site: string;
const stage = stageOfFile(() => {
  site = copyOfSite();
  return openStage(site);
});

async function openTab() {
  const visitor = await stage.visitor();
  const reader = readerIn(visitor.page);
  await reader.page.goto('/');
  await reader.isInteractive('mf-home');
  return { ...visitor, reader };
}

test('a tab goes everywhere in its own version after two more releases of all parts, and a new one has the newest', async () => {
  const { reader, complaints } = await openTab();
  await releaseVersion(site, parts, 1);
  const newest = await releaseVersion(site, parts, 2);
  await prune(site, 3, 0);
  // The home page, where the tab was opened, comes last.
  for (const remote of remotes.toReversed()) {
    await reader.follow(remote);
    await reader.isInteractive(remote);
    for (const part of parts) expect(await reader.page.getByText(newest[part]).count()).toBe(0);
  }
  expect(complaints).toEqual({ console: [], foreign: [] });
  expect(reader.documents).toHaveLength(1);

  const { page } = await openTab();
  for (const part of ['shell', 'mf-home'] as const)
    await page.getByText(newest[part]).first().waitFor({ state: 'attached' });
}, 300_000);
