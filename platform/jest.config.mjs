import { jestPart } from './build/settings/jest/part.mjs';

const base = jestPart(import.meta.dirname);

/** The build and the commands that make and serve a site, in Node: what needs neither a built site nor a browser. */
export default {
  ...base,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/template/'],
};
