import { jestPart } from 'platform/build/jest';

const base = jestPart(import.meta.dirname);

/** The running site and what makes its documents, in jsdom. */
export default {
  ...base,
  testMatch: ['<rootDir>/{src,server}/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/src/testing/fakeBrowserApis.ts'],
  moduleNameMapper: {
    // Files that a module imports for their address, with a query that says how they are made; the first match counts.
    '(\\.(svg|woff2)(\\?.*)?|\\?script)$': '<rootDir>/src/testing/fakeAsset.ts',
    ...base.moduleNameMapper,
  },
};
