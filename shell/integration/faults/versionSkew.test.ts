import { prune } from '../../release/prune';
import { copyOfSite } from '../../release/testing/builds';
import { openStage, type Stage } from '../support/visit';
import { openTab, releaseVersion } from './support/versions';

let site: string;
let stage: Stage;
beforeEach(async () => {
  site = copyOfSite();
  stage = await openStage(site);
});
afterEach(() => stage.close());

test('a tab whose builds are pruned gets the page as a document, as from a remote that is missing', async () => {
  const { reader, context } = await openTab(stage);
  const now = await releaseVersion(site, 'mf-portfolio', 6);
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
