import path from 'node:path';
import { jestBase } from '../../jest.config.mjs';

/** Tests of the built, released, served site and of the commands that make it. */
const shell = path.join(import.meta.dirname, '..');
const { transform } = jestBase(shell);

export default {
  displayName: 'composed',
  rootDir: shell,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{bench,integration,release,serve}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/integration/composeOnce.ts',
  globalTeardown: '<rootDir>/integration/removeComposed.ts',
  transform,
  testTimeout: 120_000,
};
