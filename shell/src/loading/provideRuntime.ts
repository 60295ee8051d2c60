import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

interface Webpack {
  federation: BundlerRuntime & { initOptions: Parameters<typeof createInstance>[0] };
}

/** The part of the federation runtime that webpack gives to each container, without the container's own state. */
export interface BundlerRuntime {
  runtime: unknown;
  bundlerRuntime: { init: (container: { webpackRequire: Webpack }) => unknown; initContainerEntry?: unknown };
  attachShareScopeMap: unknown;
  bundlerRuntimeOptions: object;
}

/** Provides this build's bundler runtime to remotes, which then have none; see platform/build/providedRuntime.mjs. */
export function provideRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  globalThis.federationRuntime = {
    runtime,
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
    bundlerRuntime: {
      ...bundlerRuntime,
      // A build that exposes nothing lacks it.
      initContainerEntry,
      // The runtime's own `init` returns the instance of the build that it is compiled into: the shell's.
      init: ({ webpackRequire }) => instanceOf(webpackRequire.federation.initOptions),
    },
  };
}

function instanceOf(options: Webpack['federation']['initOptions']) {
  return getInstance(({ name }) => name === options.name) ?? createInstance(options);
}
