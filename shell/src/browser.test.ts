const evaluated: string[] = [];
jest.mock('./loading/provideRuntime', () => ({ provideRuntime: () => evaluated.push('runtime') }));
jest.mock('react-dom/client', () => {
  evaluated.push('renderer');
  return {};
});
jest.mock('./start', () => {
  evaluated.push('shell');
  return {};
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the runtime for remotes is there at once, and renderer and shell are evaluated each in a task of its own', async () => {
  await import('./browser');
  expect(evaluated).toEqual(['runtime']);
  await runTask();
  expect(evaluated).toEqual(['runtime', 'renderer']);
  await runTask();
  expect(evaluated).toEqual(['runtime', 'renderer', 'shell']);
});

/** Runs the task that waits, and the promises that it settles. */
async function runTask() {
  jest.runOnlyPendingTimers();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
