import { spawn } from 'node:child_process';
import path from 'node:path';
import type { VariantOptions } from './variantSettings';

/** Builds what `variantSettings` describes, in a process of its own. Throws with webpack's messages where it fails. */
export async function buildVariant(options: VariantOptions): Promise<void> {
  const settings = Object.entries(options).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const config = path.join(import.meta.dirname, 'webpack.variants.mjs');
  const build = spawn('npx', ['webpack', '--mode', 'production', '--config', config, ...settings], {
    cwd: path.join(import.meta.dirname, '..'),
    // On Windows npx is a command script, which only a shell runs.
    shell: process.platform === 'win32',
  });
  const messages: Buffer[] = [];
  build.stdout.on('data', (text: Buffer) => messages.push(text));
  build.stderr.on('data', (text: Buffer) => messages.push(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    build.on('error', reject);
    build.on('close', resolve);
  });
  if (code !== 0)
    throw new Error(`The variant ${options.variant} does not build:\n${Buffer.concat(messages).toString()}`);
}
