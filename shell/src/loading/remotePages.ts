import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { containerName } from 'shared-content/contract/addresses';
import type { PageModule } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { fileTimeoutMs, pageTimeoutMs } from 'shared-content/contract/timeouts';
import { type Failure, reportFailure } from './failures';
import { fetchIntegrity, integrityOf } from './integrity';
import { asPageModule, readableAtOnce, type RemotePages } from './pages';
import { buildOf } from './releaseData';
import { markedAttempt, retryWithBackoff } from './retry';

/** Loads pages through federation, from the entries of a release. */
export function remotePages(
  entryOf: (remote: RemoteName) => string | undefined,
  { register, loadExposedPage }: Federation = federation,
): RemotePages {
  const lastLoads = new Map<RemoteName, Promise<PageModule>>();
  /** Attempts that are pending or have succeeded. */
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
      const address = count ? markedAttempt(entry, count) : entry;
      register({ name, entry: address }, count > 0);
      // `fetchIntegrity` preloads the entry, so it needs the same address.
      const loading = fetchIntegrity(address).then(() => loadExposedPage(name));
      const module = await withTimeout(loading, `${remote} did not answer`);
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

  const remember = (remote: RemoteName, loading: Promise<PageModule>) => {
    lastLoads.set(remote, loading);
    return readableAtOnce(loading);
  };
  const load = (remote: RemoteName) => remember(remote, attempt(remote));

  return {
    load,
    lastLoad: (remote) => lastLoads.get(remote) ?? load(remote),
    loadPersistently: (remote) =>
      lastLoads.get(remote) ??
      remember(
        remote,
        retryWithBackoff(() => attempt(remote)),
      ),
    has: (remote) => loaded.has(remote),
    buildOf: (remote) => buildOf(entryOf(remote)),
  };
}

function withTimeout<T>(promise: Promise<T>, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${message} within ${pageTimeoutMs} ms`));
    }, pageTimeoutMs);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** One remote as federation knows it. */
export interface Container {
  /** The global variable that the entry script sets. */
  name: string;
  /** The address of the entry script. */
  entry: string;
}

/** Loads entry scripts with their integrity metadata and a timeout. */
const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'entry-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url) ?? '';
    return { script, timeout: fileTimeoutMs };
  },
};

/** The part of Module Federation that loads pages. */
export interface Federation {
  /** Registers a remote; with `replace` again, at another address, since an entry may hang at its own. */
  register: (container: Container, replace: boolean) => void;
  /** Loads what a registered remote exposes as `./Page`. */
  loadExposedPage: (name: string) => Promise<unknown>;
}

// Read before any remote is loaded: each remote creates an instance, and `getInstance` returns the newest.
const instance = getInstance();
instance?.registerPlugins([entryScripts]);

const federation: Federation = {
  register({ name, entry }, replace) {
    // Federation takes any global variable of this name for the remote's container.
    Reflect.set(globalThis, name, undefined);
    if (replace) forget(name);
    instance?.registerRemotes([{ name, entry, type: 'var', entryGlobalName: name }]);
  },
  loadExposedPage: async (name) => instance?.loadRemote(`${name}/Page`),
};

/** Federation's own option `force` does the same, but warns in the console each time. */
function forget(name: string) {
  if (!instance) return;
  const { options, moduleCache } = instance;
  options.remotes = options.remotes.filter((remote) => remote.name !== name);
  moduleCache.delete(name);
}
