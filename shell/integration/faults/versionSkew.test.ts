import { readBuild } from '../../release/build';
import { partNames, releaseBuilds, rollBack } from '../../release/change';
import { prune } from '../../release/prune';
import { changedBuild, copyOfSite } from '../../release/testing/builds';
import { openStage, type Stage, type Visitor } from '../support/visit';
import { type Reader, readerIn } from './support/reader';

/** A text of each part, and what stands in its place in the part's versions. */
const texts: Record<string, { from: string; to: string }> = {
  shell: { from: '07700 900123', to: '07700 90020' },
  'mf-home': { from: 'Building Excellence', to: 'Building Better, Part ' },
  'mf-portfolio': { from: 'Victorian House', to: 'House Number ' },
  'mf-contact': { from: 'Need Immediate Help?', to: 'Need Help, Number ' },
};
const versions = [1, 2, 3, 4, 5];

interface Tab extends Visitor {
  reader: Reader;
  /** The text that each part had when the tab was opened. */
  shown: Record<string, string>;
}

let site: string;
let stage: Stage;
beforeEach(async () => {
  site = copyOfSite();
  stage = await openStage(site);
});
afterEach(() => stage.close());

test('tabs of the last five releases of each part go everywhere, whatever is released and rolled back', async () => {
  const shown: Record<string, string> = {};
  const tabs: Tab[] = [];
  for (const version of versions) {
    for (const part of partNames) {
      shown[part] = await release(part, version);
      // With all parts in their first version, and then with every single release.
      if (Object.keys(shown).length === partNames.length) tabs.push(await openTab(shown));
    }
  }
  expect(tabs).toHaveLength(1 + (versions.length - 1) * partNames.length);

  for (const part of ['mf-home', 'mf-portfolio', 'mf-portfolio', 'shell']) await rollBack(site, part);
  await release('mf-contact', 2);
  expect(await prune(site, versions.length)).toHaveLength(partNames.length);

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

test('a tab whose builds are pruned gets the page as a document, as from a remote that is missing', async () => {
  const { reader, context } = await openTab({});
  const now = await release('mf-portfolio', 6);
  await prune(site, 1);
  await reader.follow('mf-portfolio');
  expect(await reader.sees('mf-portfolio')).toBe('page');
  await reader.isInteractive('mf-portfolio');
  await reader.page.getByText(now).first().waitFor();
  expect(reader.documents).toHaveLength(2);
  expect(reader.reports).toEqual([
    expect.stringMatching(/^mf-portfolio \(build \w+\) failed in phase 'load'/),
  ]);
  await context.close();
});

/** Releases a version of a part, and gives the text that it shows. */
async function release(part: string, version: number): Promise<string> {
  const { from, to } = texts[part] ?? { from: '', to: '' };
  const build = await readBuild(await changedBuild(part, from, to + String(version)), part);
  await releaseBuilds(site, new Map([[part, { build }]]));
  return to + String(version);
}

async function openTab(shown: Record<string, string>): Promise<Tab> {
  const visitor = await stage.visitor();
  const reader = readerIn(visitor.page);
  await reader.page.goto('/');
  await reader.isInteractive('mf-home');
  return { ...visitor, reader, shown: { ...shown } };
}
