import { jestPart } from 'build/jest';

const base = jestPart(import.meta.dirname);

/** The running site, in jsdom. */
export const source = {
  ...base,
  setupFiles: ['<rootDir>/src/testing/fakeBrowserApis.ts'],
  moduleNameMapper: {
    // Files that a module imports for their address, with a query that says how they are made; the first match counts.
    '(\\.(svg|woff2)(\\?.*)?|\\?script)$': '<rootDir>/src/testing/fakeAsset.ts',
    ...base.moduleNameMapper,
  },
};

/** The commands that make and serve a site, in Node: what needs neither a built site nor a browser. */
export const commands = {
  displayName: 'commands',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{site,release,serve}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: base.testPathIgnorePatterns,
  transform: base.transform,
};

export default { projects: [source, commands], testTimeout: base.testTimeout };
