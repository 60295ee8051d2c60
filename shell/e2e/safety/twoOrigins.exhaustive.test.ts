import { partNames } from 'platform/parts';
import { releaseBuilds } from 'platform/release/store/change';
import type { NewBuild } from 'platform/release/store/goLive';
import { readLiveBuild } from 'platform/release/store/buildStore';
import { copyOfSite } from 'platform/release/testing/builds';
import type { ServedSite } from 'platform/serve/server';
import { startNginx } from 'platform/serve/testing/startNginx';
import { openStage, stageOfFile } from 'platform/testing/visit';
import { everything, visitorFor } from './support/everything';
import { watchFiles, watchPolicy } from './support/watch';

/** All parts but one, the shell included, are loaded from another origin. */
const elsewhere = partNames.filter((part) => part !== 'mf-contact');

let site: string;
let other: ServedSite;
const stage = stageOfFile(async () => {
  site = copyOfSite();
  other = await startNginx(site);
  const builds = new Map<string, NewBuild>();
  for (const part of elsewhere)
    builds.set(part, { build: await readLiveBuild(site, part), origin: other.url });
  await releaseBuilds(site, builds);
  // Nginx reads its configuration when it starts.
  await other.close();
  other = await startNginx(site, Number(new URL(other.url).port));
  return openStage(site, startNginx);
});
afterAll(() => other.close());

test.each(everything)(
  '$name loads every file from its origin, with its hash, and breaks no policy',
  async (state) => {
    const visitor = await visitorFor(stage, state);
    const { page } = visitor;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const violations = await watchPolicy(visitor);
    const { requested } = await watchFiles(visitor);
    await state.reach(page);

    expect(await violations()).toEqual([]);
    expect([...requested].filter((element) => !/ sha256-\S+ anonymous$/.test(element))).toEqual([]);
    const misplaced = requests.filter((address) => {
      const { origin, pathname } = new URL(address);
      const [, folder, part = ''] = pathname.split('/');
      return folder === 'releases' && origin !== (elsewhere.includes(part) ? other.url : stage.url);
    });
    expect(misplaced).toEqual([]);
  },
);
