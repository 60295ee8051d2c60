import { readdirSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { providedRuntime } from './federation';
import { type Mode, type Part, type Side, supportedBrowsers } from './part';
import { projectFolder } from '../projectFolder.mjs';
import { rules, sharedContent } from './rules';

const root = import.meta.dirname;

const platform = path.join(root, '..');

/** A change of any of these makes cached modules stale. */
const configFiles = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name));

export function compilation(
  part: Part,
  mode: Mode,
  side: Side,
  { refresh } = { refresh: false },
): Configuration {
  return {
    name: `${part.name} ${side}`,
    mode,
    context: part.dir,
    // A released build has no source maps; only a dev server makes them.
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        'developed-page$': path.join(part.dir, part.page ?? ''),
        ...(part.page && mode === 'production' && providedRuntime()),
      },
    },
    module: { rules: rules(part, mode, side, refresh) },
    optimization: {
      splitChunks: false,
      minimizer: [
        new TerserPlugin({
          // In this process: swc has threads of its own, and more processes take longer to start.
          parallel: false,
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 } },
          // The licences of packages lie beside each script, not in it: no visitor downloads them.
          extractComments: { condition: 'some', banner: false },
        }),
      ],
    },
    performance: false,
    // A pipeline builds a fresh checkout once: without a cache on disk that takes two thirds of the time.
    cache: process.env.CI ? { type: 'memory' } : cacheOnDisk(part),
    // Webpack reads a package again when its version changes. These two may change under the same version.
    snapshot: { unmanagedPaths: [platform, sharedContent] },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function cacheOnDisk({ dir }: Part): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(projectFolder, 'node_modules/.cache/webpack'),
    // The cache names modules by absolute path, so a copied or moved checkout needs one of its own.
    version: [dir, ...supportedBrowsers].join(),
    buildDependencies: { config: configFiles },
  };
}

export function styles() {
  return [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })];
}
