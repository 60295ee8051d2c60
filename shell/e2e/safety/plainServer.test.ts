import { ask } from 'platform/serve/testing/ask';
import { filesBelow } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { follow, sitePages } from 'platform/testing/sitePages';
import { composedSite, open, openStage } from 'platform/testing/visit';
import { plainServer } from './support/plainServer';

test('a plain file server over the public folder serves the site, and no file that lies beside it', async () => {
  const stage = await openStage(composedSite(), (site) => plainServer(sitePaths(site).public));
  const { page, context, complaints } = await stage.visitor();
  await open(page, '/');
  for (const remote of ['mf-portfolio', 'mf-contact', 'mf-home'] as const)
    await follow(page, sitePages[remote]);
  expect(complaints).toEqual({ console: [], foreign: [] });

  const beside = (await filesBelow(composedSite())).filter((name) => !name.startsWith('public/'));
  expect(beside).toContain('releases.json');
  for (const name of beside)
    for (const address of [`/${name}`, `/${name.replace('builds', 'releases')}`])
      expect({ address, status: (await ask(stage.url, address)).status }).toEqual({ address, status: 404 });
  await context.close();
  await stage.close();
});
