import TestSequencer from '@jest/test-sequencer';

/**
 * The order of test files. Jest starts with the files that took longest, but a fresh checkout knows no times: the
 * exhaustive ones go first, so that no worker waits in the end for a long file of the other.
 */
export default class ExhaustiveFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => (path.includes('.exhaustive.test.') ? 0 : 1);
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
