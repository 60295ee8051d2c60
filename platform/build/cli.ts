import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { endWithParent } from '../dev/endWithParent';
import { type Mode, nameOf } from './part';
import type { Run } from './webpackPart';

/*
 * `node --import tsx platform/build/cli.ts --dist DIR [--mode MODE] FOLDER …` builds the part in each folder to DIR/<part>,
 * in one process: webpack and Sass are loaded once, and one part is compiled while another's pictures are encoded.
 */

interface PartConfig {
  default: (env: Run['env'], run: { mode: Mode }) => Configuration[];
}

endWithParent();
const { values, positionals } = parseArgs({
  options: { dist: { type: 'string' }, mode: { type: 'string', default: 'production' } },
  allowPositionals: true,
});
const mode: Mode = values.mode === 'development' ? 'development' : 'production';
await Promise.all(positionals.map((folder) => build(path.resolve(folder))));

async function build(folder: string): Promise<void> {
  let part = path.basename(folder);
  try {
    part = nameOf(folder);
    const began = performance.now();
    const env = values.dist === undefined ? {} : { dist: path.resolve(values.dist, part) };
    const { default: configure } = (await import(
      pathToFileURL(path.join(folder, 'webpack.config.mjs')).href
    )) as PartConfig;
    const stats = await run(configure(env, { mode }));
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    console.log(`${part} built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`${part} does not build:\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

function run(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Writes the cache for the next build.
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (stats && !failure) resolve(stats);
        else reject(failure ?? new Error('Webpack gives no result.'));
      });
    });
  });
}
