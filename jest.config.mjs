import { createRequire } from 'node:module';

const { workspaces } = createRequire(import.meta.url)('./package.json');

export default {
  projects: [...workspaces, 'shell/integration'],
  // Taken from here alone when projects run together: the composed tests wait for a real browser.
  testTimeout: 120_000,
  maxWorkers: 2,
};
