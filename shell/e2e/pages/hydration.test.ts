import { testHydration } from 'platform/testing/hydrationTests';
import { openStage, type Stage } from 'platform/testing/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

testHydration(() => stage);
