import path from 'node:path';
import { releaseAll } from '../release/commands/buildParts';
import { inScratch } from '../release/store/files';
import { runNpm } from '../release/console/npm';

/** Builds the site of this checkout into a folder that is removed after `use`. */
export function withBuiltSite(use: (site: string, folder: string) => Promise<void>): Promise<void> {
  return inScratch('bench-', async (folder) => {
    const site = path.join(folder, 'site');
    await releaseAll(site);
    await use(site, folder);
  });
}

/** Checks the budgets of a released site with size-limit. Throws with its report if a budget is exceeded. */
export function checkBudgets(site: string): Promise<void> {
  const config = path.join(import.meta.dirname, 'budgets.mjs');
  return runNpm('npx', ['size-limit', '--config', config], { env: { ...process.env, SITE: site } });
}
