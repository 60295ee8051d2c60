import { rm } from 'node:fs/promises';
import { developmentSite } from 'platform/testing/developmentSite';
import { testHydration } from 'platform/testing/hydrationTests';
import { openStage, type Stage } from 'platform/testing/visit';

/** Building four parts that webpack's cache does not know yet. */
const buildTimeoutMs = 300_000;

/** React compares all that it takes over only in a development build; no visitor has one. */
describe('in a development build', () => {
  let site: string;
  let stage: Stage;
  beforeAll(async () => {
    site = await developmentSite();
    stage = await openStage(site);
  }, buildTimeoutMs);
  afterAll(async () => {
    await stage.close();
    await rm(site, { recursive: true });
  });

  testHydration(() => stage);
});
