import type { PageModule } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { containerName } from 'shared-content/contract/addresses';
import { type Failure, reportFailure } from './failures';
import { type Federation, federation } from './federation';
import { asPageModule } from './pageModule';
import { buildOf } from './releaseData';
import { learnIntegrity } from './releasedFiles';
import { untilItWorks } from './untilItWorks';

export interface RemotePages {
  /** The page of a remote, loaded once; after a load that failed, the next call tries again. Settles within 5 s. */
  load: (remote: RemoteName) => Promise<PageModule>;
  /** The page as last asked for, failed or not: rendering must be given the same promise each time. */
  lastLoad: (remote: RemoteName) => Promise<PageModule>;
  /** The page that the visitor already reads as HTML: never rejects, but tries until the remote is there. */
  loadPersistently: (remote: RemoteName) => Promise<PageModule>;
  /** Is the page loaded, so that it can be shown at once? */
  has: (remote: RemoteName) => boolean;
}

/** One load, entry and chunks together, is given up after this many milliseconds. */
const wholeTimeout = 5000;

/** Marks a promise as React's `use` does, so that it is read without suspending. */
export function loadedPage(promise: Promise<PageModule>, module: PageModule): Promise<PageModule> {
  return Object.assign(promise, { status: 'fulfilled' as const, value: module });
}

/** Loads pages through federation from the entries of a release. */
export function remotePages(
  entryOf: (remote: RemoteName) => string | undefined,
  { register, loadExposedPage }: Federation = federation,
): RemotePages {
  const asked = new Map<RemoteName, Promise<PageModule>>();
  /** Attempts that are under way or went well. */
  const attempts = new Map<RemoteName, Promise<PageModule>>();
  const loaded = new Set<RemoteName>();
  const counts = new Map<RemoteName, number>();

  const tryOnce = async (remote: RemoteName): Promise<PageModule> => {
    const entry = entryOf(remote);
    let phase: Failure['phase'] = 'load';
    try {
      if (!entry) throw new Error(`This release has no ${remote}`);
      const count = counts.get(remote) ?? 0;
      counts.set(remote, count + 1);
      const name = containerName(remote);
      register({ name, entry: count ? `${entry}?attempt=${count}` : entry }, count > 0);
      const loading = learnIntegrity(entry).then(() => loadExposedPage(name));
      const module = await within(wholeTimeout, loading, `${remote} did not answer`);
      phase = 'contract';
      return asPageModule(module, remote);
    } catch (error) {
      reportFailure({ part: remote, build: buildOf(entry), phase, error });
      throw error;
    }
  };

  const attempt = (remote: RemoteName): Promise<PageModule> => {
    const current = attempts.get(remote);
    if (current) return current;
    const next = tryOnce(remote);
    attempts.set(remote, next);
    next.then(
      () => {
        loaded.add(remote);
      },
      () => {
        attempts.delete(remote);
      },
    );
    return next;
  };

  const keep = (remote: RemoteName, loading: Promise<PageModule>) => {
    asked.set(remote, loading);
    loading.then(
      (module) => loadedPage(loading, module),
      () => undefined,
    );
    return loading;
  };
  const load = (remote: RemoteName) => keep(remote, attempt(remote));

  return {
    load,
    lastLoad: (remote) => asked.get(remote) ?? load(remote),
    loadPersistently: (remote) =>
      asked.get(remote) ??
      keep(
        remote,
        untilItWorks(() => attempt(remote)),
      ),
    has: (remote) => loaded.has(remote),
  };
}

function within<T>(milliseconds: number, promise: Promise<T>, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${message} within ${milliseconds} ms`));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
