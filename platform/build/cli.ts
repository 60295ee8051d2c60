import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { endWithParent } from '../dev/endWithParent';
import { configurationsIn, nameOf } from './part';

/*
 * `node --import tsx platform/build/cli.ts DIR FOLDER …` builds the part in each folder to DIR/<part>, in one process:
 * webpack and Sass are loaded once, and one part is compiled while another's pictures are encoded.
 */
endWithParent();
const [dist = '', ...folders] = process.argv.slice(2);
await Promise.all(folders.map((folder) => build(path.resolve(folder))));

async function build(folder: string): Promise<void> {
  let part = path.basename(folder);
  try {
    part = nameOf(folder);
    const began = performance.now();
    const env = { dist: path.resolve(dist, part) };
    const stats = await run(await configurationsIn(folder, env, 'production'));
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
