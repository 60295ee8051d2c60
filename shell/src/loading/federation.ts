import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fileTimeoutMs } from 'shared-content/contract/timeouts';
import { integrityOf } from './integrity';

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

export const federation: Federation = {
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
