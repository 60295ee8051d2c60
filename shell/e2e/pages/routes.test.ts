import { testRoutes } from '../support/routeTests';
import { openStage, type Stage } from '../support/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

testRoutes(() => stage);
