import { rmSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { browserFolderMark } from 'shared-content/contract/addresses';
import { sharedModules } from 'shared-content/contract/sharedModules';
import { fileTimeoutMs } from 'shared-content/contract/timeouts';
import { BuildRecordPlugin } from './buildRecord';
import { compilation, styles } from './compilation';
import { devServer } from '../dev/devServer';
import type { LiveSite } from '../dev/live/liveSite';
import { federation, StableIdsPlugin } from './federation';
import { type Mode, nameOf, type Part, type PartSettings, supportedBrowsers } from './part';
import { ReleaseRuntimePlugin } from './releaseRuntime';
import { versionsOf } from './sharedVersions';

export interface Run {
  mode?: Mode;
  env: {
    WEBPACK_SERVE?: boolean;
    /** The released site that a dev server shows its part in. */
    live?: LiveSite;
    /** The folder to build to; by default the part's `dist`. */
    dist?: string;
  };
}

/** The webpack configurations of one part: its browser and server builds, or those of its dev server. */
export function webpackPart(settings: PartSettings, { mode = 'production', env }: Run): Configuration[] {
  const part = { ...settings, name: nameOf(settings.dir) };
  if (env.WEBPACK_SERVE) return devServer(part, env.live);
  // Both builds write to it, so neither may clean it.
  const dist = env.dist ?? path.join(part.dir, 'dist');
  rmSync(dist, { recursive: true, force: true });
  return [browser(part, mode, dist), server(part, mode, dist)];
}

function browser(part: Part, mode: Mode, dist: string): Configuration {
  const { name } = part;
  return {
    ...compilation(part, mode, 'browser'),
    target: `browserslist:${supportedBrowsers.join(', ')}`,
    entry: part.browserEntry ?? {},
    output: {
      path: path.join(dist, 'browser'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadTimeout: fileTimeoutMs,
    },
    plugins: [
      ...styles(),
      new ModuleFederationPlugin(federation(part)),
      new ReleaseRuntimePlugin(),
      new StableIdsPlugin(),
      new BuildRecordPlugin({
        part: name,
        page: part.page !== undefined,
        facts: { ...versionsOf(part), ...part.routing },
      }),
    ],
  };
}

function server(part: Part, mode: Mode, dist: string): Configuration {
  return {
    ...compilation(part, mode, 'server'),
    target: 'node20',
    entry: { server: part.serverEntry },
    output: {
      path: path.join(dist, 'server'),
      filename: '[name].cjs',
      assetModuleFilename: '[name][ext]',
      library: { type: 'commonjs2' },
      // A mark: the release replaces it by the address of the build's files.
      publicPath: browserFolderMark(part.name),
    },
    // The shell's bundle provides the shared modules to a remote's.
    externals: part.page ? Object.keys(sharedModules) : [],
    externalsType: 'commonjs',
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
