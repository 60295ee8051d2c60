import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { remotes } from 'shared-content/contract/remotes';
import { BuildRecordPlugin } from '../build/buildRecord';
import type { PartSettings } from '../build/part';
import { type Run, webpackPart } from '../build/webpackPart';

/** What is built for a measurement: a part, or the single-page app, or a part with other content. */
export interface VariantOptions {
  /** The part, or `monolith`. */
  variant: string;
  dist: string;
  /** A module of shared-content to replace, as in `projects`, and the file to put in its place. */
  module?: string;
  file?: string;
  maps?: boolean;
}

/** The project's own webpack settings, with the one change that a measurement asks for. */
export function variantOf(options: VariantOptions, mode: Run['mode']): Configuration[] {
  const { variant, dist } = options;
  const configurations = webpackPart(partOf(variant), { mode, env: { dist } });
  const chosen =
    variant === 'monolith'
      ? configurations.slice(0, 1).map(singlePageApp)
      : configurations.map(changed(options));
  return chosen.map(withoutPictures).map(separatelyCached(options));
}

function partOf(variant: string): PartSettings {
  const page = './src/Page/Page';
  const root = path.join(import.meta.dirname, '../..');
  if (remotes.some(({ name }) => name === variant)) {
    return { dir: path.join(root, variant), page, serverEntry: page };
  }
  const browserEntry: PartSettings['browserEntry'] =
    variant === 'monolith' ? { monolith: './bench/monolith.tsx' } : { shell: './src/browser.ts' };
  return { dir: path.join(root, 'shell'), browserEntry, serverEntry: './site/composeSite.ts' };
}

/** Without what makes it one of several parts, and with webpack's default for code that several chunks use. */
function singlePageApp({ plugins = [], optimization, ...configuration }: Configuration): Configuration {
  const parting = [ModuleFederationPlugin, BuildRecordPlugin];
  return {
    ...configuration,
    plugins: plugins.filter((plugin) => !parting.some((kind) => plugin instanceof kind)),
    optimization: { ...optimization, splitChunks: { chunks: 'async' } },
  };
}

function changed({ module, file, maps }: VariantOptions) {
  return ({ resolve, devtool, ...configuration }: Configuration): Configuration => ({
    ...configuration,
    devtool: maps ? 'hidden-source-map' : devtool,
    resolve: {
      ...resolve,
      alias: Object.assign({}, resolve?.alias, module && file ? { [`shared-content/${module}$`]: file } : {}),
    },
  });
}

/** Encoding pictures takes longer than all the rest, and the measured release has them already. */
function withoutPictures({ module, ...configuration }: Configuration): Configuration {
  const rules = module?.rules?.map((rule) =>
    rule && typeof rule === 'object' && rule.loader?.endsWith('loaders/picture.mjs')
      ? { ...rule, options: { emit: false } }
      : rule,
  );
  return { ...configuration, module: { ...module, rules } };
}

/** A cache of its own, apart from that of the product's builds; none where content is replaced, which the cache would not notice. */
function separatelyCached({ variant, module, maps }: VariantOptions) {
  const settings = ['variantSettings.ts', 'webpack.variants.mjs'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  return (configuration: Configuration): Configuration => {
    const { cache, name } = configuration;
    if (typeof cache !== 'object' || cache.type !== 'filesystem' || module)
      return { ...configuration, cache: false };
    return {
      ...configuration,
      cache: {
        ...cache,
        name: ['bench', variant, maps ? 'maps' : '', name].join('-').replaceAll(' ', '-'),
        buildDependencies: { ...cache.buildDependencies, bench: settings },
      },
    };
  };
}
