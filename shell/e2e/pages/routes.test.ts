import { testRoutes } from 'platform/testing/routeTests';
import { openStage, type Stage } from 'platform/testing/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

testRoutes(() => stage);
