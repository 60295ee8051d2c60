import type { Failure } from './failures';

/** The module as a new visit has it: nothing is reported yet. */
async function newVisit() {
  jest.resetModules();
  return import('./failures');
}

const failure: Failure = {
  part: 'mf-home',
  build: '1a2b',
  phase: 'load',
  error: new Error('Failed to fetch'),
};

test('the console says which part failed, in which build and phase, and why', async () => {
  const { reportFailure } = await newVisit();
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  reportFailure(failure);
  expect(console.mock.calls).toEqual([["mf-home (build 1a2b) failed in phase 'load':", failure.error]]);
});

test('a reporter that is plugged in gets the failure instead of the console', async () => {
  const { reportFailure, setReporter } = await newVisit();
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const reporter = jest.fn();
  setReporter(reporter);
  reportFailure(failure);
  expect(reporter.mock.calls).toEqual([[failure]]);
  expect(console).not.toHaveBeenCalled();
});

test.each<[string, Failure]>([
  ['the same once more', failure],
  ['another try that fails alike', { ...failure, error: new Error('Failed to fetch again') }],
  ['a failed load that is thrown again where its page is rendered', { ...failure, phase: 'render' }],
])('%s is not reported again', async (_, again) => {
  const { reportFailure, setReporter } = await newVisit();
  const reporter = jest.fn();
  setReporter(reporter);
  reportFailure(failure);
  reportFailure(again);
  expect(reporter).toHaveBeenCalledTimes(1);
});

test('a second try that fails and is then thrown by its page is still the same failure', async () => {
  const { reportFailure, setReporter } = await newVisit();
  const reporter = jest.fn();
  setReporter(reporter);
  const secondTry = new Error('Failed to fetch again');
  reportFailure(failure);
  reportFailure({ ...failure, error: secondTry });
  reportFailure({ ...failure, error: secondTry, phase: 'render' });
  expect(reporter).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<Failure>]>([
  ['part', { part: 'mf-contact' }],
  ['build', { build: '3c4d' }],
  ['phase', { phase: 'render' }],
  ['kind of error', {}],
])('a failure of another %s is reported', async (_, difference) => {
  const { reportFailure, setReporter } = await newVisit();
  const reporter = jest.fn();
  setReporter(reporter);
  reportFailure(failure);
  reportFailure({ ...failure, error: new RangeError('other'), ...difference });
  expect(reporter).toHaveBeenCalledTimes(2);
});

test('a page that throws when it is rendered anew as well is reported once, as what it is', async () => {
  const { reportFailure, setReporter } = await newVisit();
  const reporter = jest.fn();
  setReporter(reporter);
  reportFailure({ ...failure, phase: 'render' });
  reportFailure({ ...failure, phase: 'hydrate', error: new Error('recovered') });
  expect(reporter.mock.calls).toEqual([[{ ...failure, phase: 'render' }]]);
  reportFailure({ ...failure, build: '3c4d', phase: 'hydrate', error: new Error('recovered') });
  expect(reporter).toHaveBeenCalledTimes(2);
});

test('a reporter that throws does no harm', async () => {
  const { reportFailure, setReporter } = await newVisit();
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  setReporter(() => {
    throw new Error('No network');
  });
  expect(() => {
    reportFailure(failure);
  }).not.toThrow();
  expect(console).toHaveBeenCalledTimes(1);
});
