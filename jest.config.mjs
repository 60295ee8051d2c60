import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
const { workspaces } = createRequire(import.meta.url)('./package.json');

/**
 * The settings of one part's unit tests.
 *
 * @param {string} rootDir the part's folder
 * @returns {import('jest').Config}
 */
export function jestBase(rootDir) {
  return {
    displayName: path.basename(rootDir),
    rootDir,
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: [path.join(here, 'jest.setup.mjs')],
    transform: { '\\.(ts|tsx|mjs)$': ['@swc/jest', swc] },
    moduleNameMapper: {
      '\\.module\\.scss$': path.join(here, 'jest.styles.mjs'),
      '\\.(jpg)$': path.join(here, 'jest.picture.mjs'),
      '\\.svg$': path.join(here, 'jest.picture.mjs'),
    },
    clearMocks: true,
  };
}

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};

export default {
  projects: [...workspaces, 'shell/integration'],
  // Taken from here alone when projects run together: the composed tests wait for a real browser.
  testTimeout: 120_000,
  maxWorkers: 2,
};
