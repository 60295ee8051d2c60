/**
 * Stands in for the parts of the federation runtime that this site never reaches, 3 kB (brotli) of each
 * first visit: snapshots of manifests, preloading by them, and remotes that were known when the shell was
 * built. The shell registers a remote with the address of its entry, at run time. What is reached after
 * all throws here, and then no page loads. An error says its code and where that is explained, not the explanation.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };

  /** Told to forget a remote's manifest when the remote is registered anew. */
  manifestCache = new Map();

  loadRemoteSnapshotInfo = unused;
}

/** Of a remote nothing is known but what it was registered with. */
export function getGlobalRemoteInfo() {
  return {};
}

/** Descriptions of errors by code. */
export const runtimeDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};

export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as remotes,
};

function unused() {
  throw new Error(
    'This part of Module Federation is left out of the build: see platform/build/stubs/unusedFederation',
  );
}
