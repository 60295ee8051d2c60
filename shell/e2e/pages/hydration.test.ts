import { testHydration } from '../support/hydrationTests';
import { openStage, type Stage } from '../support/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

testHydration(() => stage);
