import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import type { SiteFunctions } from 'shared-content/contract/addresses';

/**
 * Three things that every file loaded from a release folder needs, and that webpack leaves out.
 *
 * - The public path without the origin where it is the page's own, so that an address written by the
 *   prerender and one written in the browser are the same text.
 * - Subresource integrity on scripts and style sheets loaded on demand. The hashes are taken at release
 *   time and found through `siteIntegrity`, which the shell puts on `globalThis`. The same CORS mode as in
 *   the page's head, or a preload is not used.
 * - Another address for each retry of a file, from `siteAddress`: at the same address the browser answers from
 *   its cache, which may hold the failure, or waits for the request that hangs.
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
        // Before webpack's own tap, which ends the hook.
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
    // Style sheets are made by running such code at build time, where there is no location.
    return `if (typeof location === 'object' && ${own}) ${path} = ${path}.slice(location.origin.length);`;
  }
}
