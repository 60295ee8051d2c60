import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import { developmentPath } from 'shared-content/contract/addresses';
import { devPort } from 'shared-content/contract/remotes';
import { compilation, styles } from '../build/compilation';
import type { Part } from '../build/part';
import { DevPagePlugin } from './devPage';
import { endWithParent } from './endWithParent';
import { federation } from '../build/federation';
import { liveProxy } from './live/liveProxy';
import { checkFits, type LiveSite, placeOf } from './live/liveSite';

const require = createRequire(import.meta.url);
const root = import.meta.dirname;

const refreshRuntime = require.resolve('react-refresh');

/**
 * The compilations of one part's dev server: one for the shell; two for a remote, its container for the shell's page and
 * a page of its own, since two runtimes of one compilation take each other's hot updates. With a live site a remote has
 * its container alone.
 */
export function devServer(part: Part, live?: LiveSite): Configuration[] {
  endWithParent();
  if (live) return [liveContainer(part, live)];
  return part.page ? [container(part), standalonePage(part)] : [shell(part)];
}

function shell(part: Part): Configuration {
  return {
    ...developed(part, { uniqueName: part.name, publicPath: '/' }),
    entry: part.browserEntry ?? {},
    plugins: [
      ...hot(part),
      new webpack.EntryPlugin(root, './shareRefresh.ts', { name: undefined }),
      new webpack.EntryPlugin(root, './showBuilds.mjs', { name: undefined }),
      new ModuleFederationPlugin(federation(part)),
      new DevPagePlugin(part.name, 'shell'),
    ],
    devServer: serving(part),
  };
}

function container(part: Part): Configuration {
  return {
    ...developed(part, { uniqueName: part.name, publicPath: 'auto' }),
    entry: {},
    // React tells the first refresh runtime alone what it renders, and in the shell's page that is the shell's.
    externals: { [refreshRuntime]: 'reactRefreshRuntime', 'react-refresh/runtime': 'reactRefreshRuntime' },
    plugins: [
      ...hot(part),
      new ModuleFederationPlugin(federation({ ...part, page: path.join(root, 'developedPage.ts') })),
    ],
    devServer: serving(part, '/standalone/index.html'),
  };
}

function standalonePage(part: Part): Configuration {
  const name = `${part.name}-standalone`;
  return {
    ...developed(part, {
      uniqueName: name,
      path: path.join(part.dir, 'dist/standalone'),
      publicPath: '/standalone/',
    }),
    entry: { standalone: path.join(root, 'standaloneFrame.tsx') },
    plugins: [...hot(part), new DevPagePlugin(part.name, 'standalone')],
  };
}

function liveContainer(own: Part, live: LiveSite): Configuration {
  checkFits(own, live);
  const part = { ...own, name: placeOf(own.name, live) };
  const { port, hot: isHot, client } = serving(own);
  return {
    ...developed(part, { uniqueName: `${part.name}-live`, publicPath: developmentPath }, { refresh: false }),
    entry: {},
    plugins: [
      ...styles(),
      namedModules(part),
      new ModuleFederationPlugin(federation({ ...part, page: path.join(root, 'live/livePage.tsx') })),
    ],
    devServer: {
      port,
      hot: isHot,
      client,
      static: false,
      devMiddleware: { index: false },
      proxy: [liveProxy(part.name, live.origin, client.webSocketURL)],
    },
  };
}

function developed(
  part: Part,
  output: Configuration['output'] & { uniqueName: string },
  { refresh } = { refresh: true },
): Configuration {
  const base = compilation(part, 'development', 'browser', { refresh });
  return {
    ...base,
    name: `${output.uniqueName} dev`,
    target: 'web',
    devtool: 'source-map',
    output,
    optimization: { ...base.optimization, moduleIds: false },
  };
}

function hot(part: Part) {
  return [...styles(), namedModules(part), new ReactRefreshPlugin({ library: 'site', overlay: false })];
}

/** Components are known to React Refresh by their module's id: it must tell the parts apart. */
function namedModules({ dir }: Part) {
  return new webpack.ids.NamedModuleIdsPlugin({ context: path.dirname(dir) });
}

function serving({ name }: Part, index = '/index.html') {
  const port = devPort(name);
  return {
    port,
    hot: true,
    historyApiFallback: { index },
    // The shell's page runs this client too, and by default would connect to the shell's server.
    client: { webSocketURL: `ws://localhost:${port}/ws` },
    // The shell's dev server, on another port, loads the entry and hot updates from here.
    headers: {
      'Access-Control-Allow-Origin': `http://localhost:${devPort('shell')}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  };
}
