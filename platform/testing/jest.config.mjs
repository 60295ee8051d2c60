import { createRequire } from 'node:module';
import path from 'node:path';
import { jestPart } from '../build/settings/jest/part.mjs';

/** The projects that need a built site; a Chromium that all their files share is started with it. */
const root = path.join(import.meta.dirname, '../..');
const { workspaces } = createRequire(import.meta.url)(path.join(root, 'package.json'));
/** In the folder of a part, its own tests alone: runTests.ts says which. */
const folders = process.env.TESTED_PART ? [process.env.TESTED_PART] : workspaces;

const { transform } = jestPart(root);
const base = {
  rootDir: root,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  globalSetup: '<rootDir>/platform/testing/setUpSite.ts',
  globalTeardown: '<rootDir>/platform/testing/tearDownSite.ts',
  transform,
};

/** The site in Chromium, the release commands, and the failures that a visitor can meet. */
export const composed = {
  ...base,
  displayName: 'composed',
  testMatch: ['<rootDir>/**/*.composed.test.{ts,tsx}', '<rootDir>/**/e2e/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.exhaustive\\.test\\.'],
};

/** What takes too long for every run of `composed`. */
export const exhaustive = {
  ...base,
  displayName: 'exhaustive',
  testMatch: ['<rootDir>/**/*.exhaustive.test.{ts,tsx}'],
};
