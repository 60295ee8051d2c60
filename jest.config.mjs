import { createRequire } from 'node:module';
import { jestPart } from './platform/build/settings/jest/part.mjs';
import { composed, exhaustive } from './platform/testing/jest.config.mjs';

const { workspaces } = createRequire(import.meta.url)('./package.json');

/** A file's name says where it runs: `*.composed.test.ts` and all in an `e2e/` folder with a built site. */
export default {
  projects: [...workspaces.map((workspace) => `<rootDir>/${workspace}`), composed, exhaustive],
  // Taken from here alone when projects run together.
  testTimeout: jestPart(import.meta.dirname).testTimeout,
  maxWorkers: 2,
};
