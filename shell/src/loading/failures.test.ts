import type { Failure } from './failures';

/** The module as a new visit has it: nothing is reported yet. */
async function newVisit(reporter: jest.Mock = jest.fn()) {
  jest.resetModules();
  const { reportFailure, setReporter } = await import('./failures');
  setReporter(reporter);
  return { reportFailure, reporter };
}

const failure: Failure = {
  part: 'mf-home',
  build: '1a2b',
  phase: 'load',
  error: new Error('Failed to fetch'),
};

test('the console names part, build, phase and error, if there is no reporter', async () => {
  jest.resetModules();
  const { reportFailure } = await import('./failures');
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  reportFailure(failure);
  expect(console.mock.calls).toEqual([["mf-home (build 1a2b) failed in phase 'load':", failure.error]]);
});

const otherError = new Error('Failed to fetch again');

test.each<[string, ...Failure[]]>([
  ['the same failure', failure],
  ['another try that fails alike', { ...failure, error: otherError }],
  ['a failed load that its page throws when it is rendered', { ...failure, phase: 'render' }],
  [
    'a second failed load that its page throws',
    { ...failure, error: otherError },
    { ...failure, error: otherError, phase: 'render' },
  ],
])('%s is not reported again', async (_, ...again) => {
  const { reportFailure, reporter } = await newVisit();
  for (const each of [failure, ...again]) reportFailure(each);
  expect(reporter.mock.calls).toEqual([[failure]]);
});

test.each<[string, Partial<Failure>]>([
  ['part', { part: 'mf-contact' }],
  ['build', { build: '3c4d' }],
  ['phase', { phase: 'render' }],
  ['kind of error', {}],
])('a failure of another %s is reported', async (_, difference) => {
  const { reportFailure, reporter } = await newVisit();
  reportFailure(failure);
  reportFailure({ ...failure, error: new RangeError('other'), ...difference });
  expect(reporter).toHaveBeenCalledTimes(2);
});

test('a page that throws during hydration and when it is rendered again is reported once', async () => {
  const { reportFailure, reporter } = await newVisit();
  reportFailure({ ...failure, phase: 'render' });
  reportFailure({ ...failure, phase: 'hydrate', error: new Error('recovered') });
  expect(reporter.mock.calls).toEqual([[{ ...failure, phase: 'render' }]]);
});

test('a reporter that throws does no harm', async () => {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const { reportFailure } = await newVisit(
    jest.fn(() => {
      throw new Error('No network');
    }),
  );
  reportFailure(failure);
  expect(console).toHaveBeenCalledTimes(1);
});
