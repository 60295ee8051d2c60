import { copyOfSite } from 'platform/release/testing/builds';
import { succeed } from 'platform/release/testing/command';
import { mix } from 'platform/release/testing/mixedSite';
import { ask } from 'platform/serve/testing/ask';
import { filesBelow } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { follow, readable, sitePages } from 'platform/testing/sitePages';
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

test('a tab that was opened before a site is moved over goes on, from a server with the earlier root', async () => {
  const site = copyOfSite();
  mix(site);
  const stage = await openStage(site, plainServer);
  const { page, context, complaints } = await stage.visitor();
  const documents: string[] = [];
  await open(page, '/contact');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  await succeed(['prune', '--keep', '9', '--site', site]);
  await follow(page, sitePages['mf-portfolio']);
  await follow(page, sitePages['mf-home']);
  expect({ complaints, documents }).toEqual({ complaints: { console: [], foreign: [] }, documents: [] });
  await open(page, '/portfolio');
  await readable(page, sitePages['mf-portfolio']);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
  await stage.close();
});
