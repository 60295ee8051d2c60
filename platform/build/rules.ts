import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { type Mode, type Part, type Side, supportedBrowsers } from './part';

const root = import.meta.dirname;

export const sharedContent = path.dirname(
  createRequire(import.meta.url).resolve('shared-content/package.json'),
);

/** The loaders for each kind of source file. With `refresh` they add React Refresh to components. */
export function rules(part: Part, mode: Mode, side: Side, refresh: boolean): RuleSetRule[] {
  const cssModules = {
    // As in `mf-home-Services-card`. A hash, which no compression shortens, would add 1 kB to each first visit.
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
      `${part.name}-${path.basename(resourcePath, '.module.scss')}-${local}`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: side === 'server',
  };
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // jsx-runtime in development as well: it is the request that is shared.
          transform: { react: { runtime: 'automatic', development: false, refresh } },
          ...(side === 'server' && { target: 'es2023' }),
        },
        ...(side === 'browser' && { env: { targets: supportedBrowsers } }),
      },
    },
    {
      test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
      loader: path.join(root, 'loaders/router.mjs'),
    },
    {
      test: /\.scss$/,
      use: [
        ...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []),
        { loader: 'css-loader', options: { importLoaders: 1, modules: { auto: true, ...cssModules } } },
        {
          loader: 'sass-loader',
          options: {
            sassOptions: {
              style: mode === 'production' ? 'compressed' : 'expanded',
              // Where `shared-content/…` in a style sheet is found.
              loadPaths: [path.dirname(sharedContent)],
            },
          },
        },
      ],
    },
    { test: /\.css$/, use: [...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []), 'css-loader'] },
    {
      test: /\.jpg$/,
      loader: path.join(root, 'loaders/picture.mjs'),
      options: { emit: side === 'browser', quick: mode === 'development' },
    },
    {
      test: /\.(svg|woff2)$/,
      type: 'asset/resource',
      // Only the server build finds files that the document's head alone names, such as icons.
      generator: side === 'server' ? { outputPath: '../browser/' } : {},
    },
    {
      resourceQuery: /^\?script$/,
      type: 'asset/resource',
      generator: { filename: '[name].js', ...(side === 'server' && { outputPath: '../browser/' }) },
    },
    { test: /\.woff2$/, resourceQuery: /weights=/, loader: path.join(root, 'loaders/font.mjs') },
    {
      test: /\.svg$/,
      resourceQuery: /^\?width=\d+&png$/,
      loader: path.join(root, 'loaders/raster.mjs'),
      generator: {
        filename: ({ filename = '' }: { filename?: string }) =>
          path.basename(filename).replace(/\.svg\?width=(\d+)&png$/, '-$1.png'),
      },
    },
  ];
}
