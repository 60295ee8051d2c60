import type { Compiler } from 'webpack';

/** What federation makes a module of, and the id that it gets. */
const made = [
  // First, since its name holds that of the other.
  { identifier: /^container entry /, id: 'container' },
  { identifier: /[\\/]\.federation[\\/]entry\.\w+\.js/, id: 'federation' },
];

/**
 * Gives the modules that federation makes fixed ids. Webpack would derive them from names that hold a hash of
 * absolute paths, and the same sources built in another folder would be another build.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const known = made.find(({ identifier }) => identifier.test(module.identifier()));
          if (known) compilation.chunkGraph.setModuleId(module, known.id);
        }
      });
    });
  }
}
