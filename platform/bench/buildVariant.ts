import path from 'node:path';
import { runNpm } from '../release/console/npm';
import type { VariantOptions } from './variantSettings';

/** Builds what `variantSettings` describes, in a process of its own. Throws with webpack's messages where it fails. */
export async function buildVariant(options: VariantOptions): Promise<void> {
  const settings = Object.entries(options).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const config = path.join(import.meta.dirname, 'webpack.variants.mjs');
  await runNpm('npx', ['webpack', '--mode', 'production', '--config', config, ...settings], {
    cwd: path.join(import.meta.dirname, '..'),
  });
}
