import { readFileSync } from 'node:fs';
import { integrityOf } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { composedSite, openStage, type Stage } from 'platform/testing/visit';
import { everything, visitorFor } from './everything';
import { liveFiles, scriptsAndStyles } from './liveFiles';
import type { Serve } from './servers';
import { watchFiles, watchPolicy } from './watch';

/** Declares the tests of what Chromium allows the released site, whatever visitors do there. */
export function testEverything(serve: Serve): void {
  const files = liveFiles(composedSite(), scriptsAndStyles);
  const addresses = files.map(({ address }) => address);
  const requested = new Set<string>();
  const inEffect = new Set<string>();

  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(undefined, serve);
  });
  afterAll(() => stage.close());

  test.each(everything)('nothing of $name breaks the policy', async (state) => {
    const visitor = await visitorFor(stage, state);
    const violations = await watchPolicy(visitor);
    const seen = await watchFiles(visitor);
    await state.reach(visitor.page);
    expect(await violations()).toEqual([]);
    expect(visitor.complaints.foreign).toEqual([]);
    for (const file of [...(await seen.sheets()), ...(await seen.scripts())])
      inEffect.add(files.find(({ name }) => name === file)?.address ?? file);
    for (const element of seen.requested) requested.add(element);
    await visitor.context.close();
  });

  test('all of that runs every script and style sheet of the releases, each requested with its hash', () => {
    // The frame's own style sheet stands in every page.
    const asked = addresses.filter((address) => !address.endsWith('/shell.css'));
    expect([...requested].sort()).toEqual(asked.map((file) => `${file} ${hashOf(file)} anonymous`).sort());
    expect([...inEffect].sort()).toEqual(addresses.sort());
  });
}

function hashOf(address: string) {
  return integrityOf(readFileSync(sitePaths(composedSite()).file(address)));
}
