import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../site/files';
import { composedSite, openStage, type Stage } from '../support/visit';
import { everything, visitorFor } from './everything';
import { liveFiles, scriptsAndStyles } from './liveFiles';
import { watchFiles } from './watchFiles';

const files = liveFiles(composedSite(), scriptsAndStyles).map(({ address }) => address);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('a visit of everything runs every script and style sheet of the releases, each asked for with its hash', async () => {
  const asked = new Set<string>();
  const inEffect = new Set<string>();
  for (const state of everything) {
    const visitor = await visitorFor(stage, state);
    const seen = await watchFiles(visitor);
    await state.reach(visitor.page);
    for (const file of [...(await seen.sheets()), ...(await seen.scripts())]) inEffect.add(file);
    for (const element of seen.asked) asked.add(element);
    await visitor.context.close();
  }
  expect([...asked].sort()).toEqual(files.map((file) => `${file} ${hashOf(file)} anonymous`).sort());
  expect([...inEffect].sort()).toEqual([...files].sort());
});

function hashOf(address: string) {
  return integrityOf(readFileSync(path.join(composedSite(), address)));
}
