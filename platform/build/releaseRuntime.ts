import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import type { SiteFunctions } from 'shared-content/contract/addresses';

/**
 * Adds to webpack's runtime what files of a release need when they are loaded.
 *
 * - A public path without the page's own origin, so that prerender and browser write the same addresses.
 * - The integrity of scripts and style sheets. A release computes the hashes, and the shell's global function
 *   `siteIntegrity` returns them. The CORS mode is that of the page's head: with another one a preload is not used.
 * - Another address for each retry, from the shell's `siteAddress`: for the same address the browser may answer with the
 *   cached failure, or wait for the request that hangs.
 */
export class ReleaseRuntimePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ReleaseRuntimePlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ReleaseRuntimePlugin',
        (source) => `${source}\n${retryAddress('script.src', 'url')}\n${integrityCheck('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ReleaseRuntimePlugin',
        (source, { tag, href }) =>
          `${source}\n${tag}.dataset.href = ${href};\n${retryAddress(`${tag}.href`, href)}\n${integrityCheck(tag, href)}`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.publicPath)
        // Before the tap of webpack itself, which ends the hook.
        .tap({ name: 'ReleaseRuntimePlugin', stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new PathOfOwnOrigin());
        });
    });
  }
}

const integrity: keyof SiteFunctions = 'siteIntegrity';
const addressOf: keyof SiteFunctions = 'siteAddress';

function retryAddress(target: string, address: string) {
  return `if (self.${addressOf}) ${target} = self.${addressOf}(${address});`;
}

function integrityCheck(element: string, address: string) {
  return `${element}.crossOrigin = 'anonymous';
${element}.integrity = self.${integrity} && self.${integrity}(${address}) || '';`;
}

class PathOfOwnOrigin extends webpack.RuntimeModule {
  constructor() {
    super('path of own origin', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const path = webpack.RuntimeGlobals.publicPath;
    const own = `${path}.indexOf(location.origin + '/') === 0`;
    // mini-css-extract-plugin runs this code at build time, where there is no location.
    return `if (typeof location === 'object' && ${own}) ${path} = ${path}.slice(location.origin.length);`;
  }
}
