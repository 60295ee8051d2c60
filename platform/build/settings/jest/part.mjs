import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
/** Resolved from here, so that no part has to list these packages. */
const { resolve } = createRequire(import.meta.url);

/**
 * The settings of one part's unit tests.
 *
 * @param {string} rootDir the part's folder
 * @returns {import('jest').Config}
 */
export function jestPart(rootDir) {
  return {
    displayName: path.basename(rootDir),
    rootDir,
    testEnvironment: resolve('jest-environment-jsdom'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    // platform/testing/jest.config.mjs runs these, with a built site.
    testPathIgnorePatterns: ['/node_modules/', '\\.(composed|exhaustive)\\.test\\.'],
    setupFilesAfterEnv: [path.join(here, 'setup.ts')],
    transform: { '\\.(ts|tsx|mjs)$': [resolve('@swc/jest'), swc] },
    // These two are TypeScript, also where they are installed as packages.
    transformIgnorePatterns: ['/node_modules/(?!(platform|shared-content)/)'],
    moduleNameMapper: {
      '\\.module\\.scss$': path.join(here, 'styles.mjs'),
      '\\.jpg$': path.join(here, 'picture.mjs'),
      // Files that a module imports for their address, perhaps with a query.
      '(\\.svg(\\?.*)?|\\?script)$': path.join(here, 'address.mjs'),
    },
    clearMocks: true,
    // As in setup.ts: a slow machine is no failure, and the composed tests wait for a real browser.
    testTimeout: 120_000,
  };
}

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};
