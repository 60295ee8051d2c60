import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const stubs = path.join(import.meta.dirname, 'stubs');

/** Modules of dependencies in whose place browser builds have a module of this folder; `vendors.test.ts` guards them. */
export const replacedModules = [
  {
    stub: 'unusedFederation.mjs',
    modules: [
      '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
      '@module-federation/runtime-core/dist/utils/preload.js',
      '@module-federation/webpack-bundler-runtime/dist/remotes.js',
      '@module-federation/error-codes/dist/desc.mjs',
    ],
  },
  {
    stub: 'majors.mjs',
    modules: ['@module-federation/runtime-core/dist/utils/semver/index.js'],
  },
] as const;

export function replacements() {
  return replacedModules.flatMap(({ stub, modules }) =>
    modules.map(
      (module) => new webpack.NormalModuleReplacementPlugin(resourceOf(module), path.join(stubs, stub)),
    ),
  );
}

/** Has a remote take the bundler runtime that the shell provides; keyed by the file, as federation asks for it. */
export function providedRuntime(): Record<string, string> {
  const federation = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
  const bundlerRuntime = createRequire(federation).resolve(
    '@module-federation/webpack-bundler-runtime/bundler',
  );
  return { [bundlerRuntime]: path.join(stubs, 'providedRuntime.mjs') };
}

function resourceOf(module: string): RegExp {
  const file = module.split('/').map((name) => name.replaceAll('.', '\\.'));
  return new RegExp(`[\\\\/]node_modules[\\\\/]${file.join('[\\\\/]')}$`);
}
