import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes } from 'shared-content/contract/remotes';
import { composedSite, openStage, type Stage } from '../testing/visit';
import { serveSite, type ServedSite } from '../serve/server';
import { kB, overweight, totalOf, type Weight, weigh } from './budgets';
import { makeMonolith } from './makeMonolith';

/** Composing at run time may cost this much script over one single-page app of the same sources, on each route, in kB. */
const costOfComposing = 20;

let stage: Stage;
let folder: string;
let monolith: ServedSite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'monolith-'));
  await makeMonolith(composedSite(), folder);
  monolith = await serveSite({ site: folder, port: 0 });
  stage = await openStage();
}, 300_000);
afterAll(async () => {
  await stage.close();
  await monolith.close();
  await rm(folder, { recursive: true });
});

test.each(remotes)(
  'a first visit to $route takes little more script than one of a single-page app',
  async ({ route }) => {
    const alone = totalOf(await scriptsOf(monolith.url + route));
    expect(alone).toBeGreaterThan(50_000);
    const what = `Scripts of ${route}, of a single-page app ${kB(alone)}`;
    const composed = await scriptsOf(stage.url + route);
    expect(overweight(what, composed, alone / 1000 + costOfComposing)).toEqual([]);
  },
);

async function scriptsOf(url: string): Promise<Weight[]> {
  return (await weigh(stage.browser, url)).filter(({ type }) => type === 'script');
}
