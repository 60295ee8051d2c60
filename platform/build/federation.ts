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

/** The modules that federation generates, and their ids. */
const generated = [
  // First, since its identifier contains the other one's.
  { identifier: /^container entry /, id: 'container' },
  { identifier: /[\\/]\.federation[\\/]entry\.\w+\.js/, id: 'federation' },
];

/**
 * Gives the modules that federation generates fixed ids. Webpack would derive them from names that hold a hash of
 * absolute paths, and the same sources built in another folder would be another build.
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
