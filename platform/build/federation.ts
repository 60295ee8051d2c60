import { createRequire } from 'node:module';
import path from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler } from 'webpack';
import { containerName, entryFile, pageChunk } from 'shared-content/contract/addresses';
import { sharedModules } from 'shared-content/contract/sharedModules';
import type { Part } from './part';
import { versionsOf } from './sharedVersions';

/** What a part provides, exposes and consumes at run time. */
export function federation(part: Part): ConstructorParameters<typeof ModuleFederationPlugin>[0] {
  const { name } = part;
  const { provides, requires } = versionsOf(part);
  return {
    name: containerName(name),
    ...(part.page && {
      filename: entryFile(name),
      exposes: { './Page': { import: part.page, name: pageChunk(name) } },
    }),
    shared: Object.fromEntries(
      Object.keys(sharedModules).map((request) => [
        request,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: provides?.[request] ?? requires?.[request],
          ...(provides ? { version: provides[request], eager: true } : { import: false as const }),
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      optimization: { disableSnapshot: true, target: 'web' },
    },
  };
}

/** Replaces federation's bundler runtime in a remote by the one that the shell provides: an alias of its file. */
export function providedRuntime(): Record<string, string> {
  const federation = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
  const bundlerRuntime = createRequire(federation).resolve(
    '@module-federation/webpack-bundler-runtime/bundler',
  );
  return { [bundlerRuntime]: path.join(import.meta.dirname, 'providedRuntime.mjs') };
}

/** The modules that federation generates, and their ids. */
const generated = [
  // First, since its identifier contains the other one's.
  { identifier: /^container entry /, id: 'container' },
  { identifier: /[\\/]\.federation[\\/]entry\.\w+\.js/, id: 'federation' },
];

/**
 * Gives fixed ids to the modules that federation generates. Webpack would derive the ids from absolute paths, so the same
 * sources in another folder would be another build.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const fixed = generated.find(({ identifier }) => identifier.test(module.identifier()));
          if (fixed) compilation.chunkGraph.setModuleId(module, fixed.id);
        }
      });
    });
  }
}
