import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseAll } from '../release/commands/buildParts';
import { runNpm } from '../release/console/npm';

/** Builds the site of this checkout into a folder that is removed after `use`. */
export async function withBuiltSite(use: (site: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const site = path.join(folder, 'site');
    await releaseAll(site);
    await use(site, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Checks the budgets of a released site with size-limit. Throws with its report if a budget is exceeded. */
export function checkBudgets(site: string): Promise<void> {
  const config = path.join(import.meta.dirname, 'budgets.mjs');
  return runNpm('npx', ['size-limit', '--config', config], { env: { ...process.env, SITE: site } });
}
