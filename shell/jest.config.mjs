import { jestPart } from 'build/jest';

const base = jestPart(import.meta.dirname);

export default {
  ...base,
  setupFiles: ['<rootDir>/src/testing/browserApis.ts'],
  moduleNameMapper: {
    // Files that a module imports for their address, with a query that says how they are made; the first match counts.
    '(\\.(svg|woff2)(\\?.*)?|\\?script)$': '<rootDir>/src/testing/assetAddress.ts',
    ...base.moduleNameMapper,
  },
};
