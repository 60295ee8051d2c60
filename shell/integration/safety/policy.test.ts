import { openStage, type Stage } from '../support/visit';
import { everything, visitorFor } from './everything';
import { servers } from './servers';
import { watchPolicy } from './watchPolicy';

describe.each(servers)('on $name', ({ serve }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(undefined, serve);
  });
  afterAll(() => stage.close());

  test.each(everything)('nothing of $name breaks the policy', async (state) => {
    const visitor = await visitorFor(stage, state);
    const violations = await watchPolicy(visitor);
    await state.reach(visitor.page);
    expect(await violations()).toEqual([]);
    expect(visitor.complaints.foreign).toEqual([]);
    await visitor.context.close();
  });
});
