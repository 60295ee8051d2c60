import type { PageModule } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';

export interface RemotePages {
  /** Loads a page once. After a failure the next call tries again. Settles within `pageTimeoutMs`. */
  load: (remote: RemoteName) => Promise<PageModule>;
  /** The latest load of a page, even if it failed: React must be given the same promise at each render. */
  lastLoad: (remote: RemoteName) => Promise<PageModule>;
  /** Loads the page that the visitor already reads as HTML: never rejects, but tries until the remote answers. */
  loadPersistently: (remote: RemoteName) => Promise<PageModule>;
  /** Whether the page is loaded, and so renders without suspending. */
  has: (remote: RemoteName) => boolean;
  /** The live build of a remote, for reports. */
  buildOf: (remote: RemoteName) => string;
}

/** Pages that are loaded already: for prerendering. */
export function loadedPages(moduleOf: (remote: RemoteName) => PageModule): RemotePages {
  const load = (remote: RemoteName) => {
    const value = moduleOf(remote);
    return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  };
  return { load, lastLoad: load, loadPersistently: load, has: () => true, buildOf: () => '' };
}

/**
 * Marks a promise once it is settled, in the way that React documents for caches, so that `use` reads it without
 * suspending. React would otherwise suspend even for a settled promise, and show an empty page for 300 ms.
 */
export function readableAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => {
      void Object.assign(promise, { status: 'fulfilled', value });
    },
    (reason: unknown) => {
      void Object.assign(promise, { status: 'rejected', reason });
    },
  );
  return promise;
}

/**
 * Checks a remote's module against the contract, since deployed remotes drift from compiled types.
 *
 * @throws TypeError that says which part of the contract is missing.
 */
export function asPageModule(module: unknown, remote: string): PageModule {
  if (!isRecord(module)) throw new TypeError(`${remote} exposes no page`);
  if (typeof module.default !== 'function')
    throw new TypeError(`${remote} exposes a page without a component as its default export`);
  if (
    !isRecord(module.meta) ||
    typeof module.meta.title !== 'string' ||
    typeof module.meta.description !== 'string'
  ) {
    throw new TypeError(`${remote} exposes a page without meta.title and meta.description`);
  }
  const { title, description } = module.meta;
  return {
    default: module.default as PageModule['default'],
    meta: { title, description },
    ...(typeof module.prefetch === 'function' && { prefetch: module.prefetch as () => void }),
    ...(typeof module.Highlight === 'function' && { Highlight: module.Highlight as PageModule['Highlight'] }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
