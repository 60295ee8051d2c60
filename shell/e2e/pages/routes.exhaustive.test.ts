import { testRoutes } from 'platform/testing/routeTests';
import { launchChromium, openStage, type Stage } from 'platform/testing/visit';

/** The other tests run in the headless shell, where there is one; no visitor has it. */
describe('in the whole browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(undefined, undefined, launchChromium);
  });
  afterAll(() => stage.close());

  testRoutes(() => stage);
});
