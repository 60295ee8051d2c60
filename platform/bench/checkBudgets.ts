import path from 'node:path';
import { runNpm } from '../release/console/npm';

/** Checks the budgets of a released site with size-limit. Throws with its report if a budget is exceeded. */
export function checkBudgets(site: string): Promise<void> {
  const config = path.join(import.meta.dirname, 'budgets.mjs');
  return runNpm('npx', ['size-limit', '--config', config], { env: { ...process.env, SITE: site } });
}
