import path from 'node:path';
import { jestPart } from 'build/jest';

/** Tests of the built, released, served site and of the commands that make it. */
const shell = path.join(import.meta.dirname, '..');
const { transform } = jestPart(shell);

export default {
  displayName: 'composed',
  rootDir: shell,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{bench,integration,release,serve,site}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/integration/support/composeOnce.ts',
  globalTeardown: '<rootDir>/integration/support/removeComposed.ts',
  transform,
  testTimeout: 120_000,
};
