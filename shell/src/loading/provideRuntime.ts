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

/** Lets remotes use this build's bundler runtime instead of bringing their own; see platform/build/providedRuntime. */
export function provideRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  globalThis.federationRuntime = {
    runtime,
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
    bundlerRuntime: {
      ...bundlerRuntime,
      // Left out of a build that exposes nothing.
      initContainerEntry,
      // The runtime's own `init` finds the instance by the build that it was compiled into, which is the shell's.
      init: ({ webpackRequire }) => instanceOf(webpackRequire.federation.initOptions),
    },
  };
}

function instanceOf(options: Webpack['federation']['initOptions']) {
  return getInstance(({ name }) => name === options.name) ?? createInstance(options);
}
