import { createRequire } from 'node:module';
import { commands, source } from './shell/jest.config.mjs';
import { composed, exhaustive } from './platform/testing/jest.config.mjs';

const { workspaces } = createRequire(import.meta.url)('./package.json');

/** A file's name says where it runs: `*.composed.test.ts` and all of shell/integration need a site. */
export default {
  projects: [
    ...workspaces.filter((workspace) => workspace !== 'shell').map((workspace) => `<rootDir>/${workspace}`),
    source,
    commands,
    composed,
    exhaustive,
  ],
  // Taken from here alone when projects run together.
  testTimeout: source.testTimeout,
  maxWorkers: 2,
  testSequencer: '<rootDir>/shell/integration/support/exhaustiveFirst.mjs',
  reporters: ['default', '<rootDir>/shell/integration/support/secondsReporter.mjs'],
};
