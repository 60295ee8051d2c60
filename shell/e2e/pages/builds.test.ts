import path from 'node:path';
import { liveBuild, recordOf } from 'platform/release/testing/builds';
import { succeed } from 'platform/release/testing/command';
import { scratchFolder } from 'platform/release/testing/scratch';
import { remotesHere } from 'platform/parts';
import { composedSite, open, openStage } from 'platform/testing/visit';
import { changedVersion } from '../faults/support/versions';

test('a preview shows which builds a page is made of, only where its address asks for it', async () => {
  const [{ name, route } = { name: 'mf-home', route: '/' } as const] = remotesHere;
  const preview = path.join(scratchFolder(), 'preview');
  const { dist } = await changedVersion(name, 1);
  await succeed(['preview', name, '--dist', dist, '--to', preview, '--site', composedSite()]);
  const stage = await openStage(preview);
  const { page, complaints } = await stage.visitor();
  const panel = page.getByRole('region', { name: 'Builds of this page' });
  await open(page, `${route}?builds`);
  const lines = (await panel.innerText()).split('\n');
  const builds = Object.keys(recordOf(preview)).map((part) => `${part} ${liveBuild(preview, part)}`);
  expect(lines.sort()).toEqual(builds.sort());
  expect(liveBuild(preview, name)).not.toBe(liveBuild(composedSite(), name));
  await open(page, route);
  expect(await panel.count()).toBe(0);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await stage.close();
});
