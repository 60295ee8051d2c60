import { rollBack } from 'platform/release/store/change';
import { prune } from 'platform/release/store/pruneSite';
import { copyOfSite } from 'platform/release/testing/builds';
import { storedBuilds } from 'platform/release/store/siteFolder';
import { openStage, type Stage } from 'platform/testing/visit';
import { openTab, releaseVersion, type Tab } from './support/versions';
import { remotesHere } from 'platform/parts';

const versions = [1, 2, 3, 4, 5];
const parts = ['shell', ...remotesHere.map(({ name }) => name)] as const;

let site: string;
let stage: Stage;
beforeEach(async () => {
  site = copyOfSite();
  stage = await openStage(site);
});
afterEach(() => stage.close());

test('tabs of the last five releases of each part go everywhere, whatever is released and rolled back', async () => {
  const earlier = await allBuilds();
  const shown: Record<string, string> = {};
  const tabs: Tab[] = [];
  for (const version of versions) {
    for (const part of parts) {
      shown[part] = await releaseVersion(site, part, version);
      // With all parts in their first version, and then with every single release.
      if (Object.keys(shown).length === parts.length) tabs.push(await openTab(stage, shown));
    }
  }
  expect(tabs).toHaveLength(1 + (versions.length - 1) * parts.length);

  for (const part of ['mf-home', 'mf-portfolio', 'mf-portfolio', 'shell']) await rollBack(site, part);
  await releaseVersion(site, 'mf-contact', 2);
  const { removed } = await prune(site, versions.length, 0);
  expect(removed.sort()).toEqual(earlier.sort());

  for (const { reader, shown: then, complaints, context } of tabs) {
    for (const remote of ['mf-portfolio', 'mf-contact', 'mf-home'] as const) {
      await reader.follow(remote);
      await reader.isInteractive(remote);
      for (const part of ['shell', remote])
        await reader.page
          .getByText(then[part] ?? '')
          .first()
          .waitFor();
    }
    expect(complaints).toEqual({ console: [], foreign: [] });
    expect(reader.documents).toHaveLength(1);
    await context.close();
  }
}, 300_000);

/** Every build in the site, as `part build`. */
async function allBuilds(): Promise<string[]> {
  const byPart = parts.map(async (part) =>
    (await storedBuilds(site, part)).map((build) => `${part} ${build}`),
  );
  return (await Promise.all(byPart)).flat();
}
