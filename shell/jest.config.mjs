import { jestPart } from 'platform/build/jest';

/** The running site and what makes its documents, in jsdom. */
export default {
  ...jestPart(import.meta.dirname),
  testMatch: ['<rootDir>/{src,server}/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/src/testing/fakeBrowserApis.ts'],
};
