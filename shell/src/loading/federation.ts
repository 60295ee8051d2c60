import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity';

/** One remote as federation knows it. */
export interface Container {
  /** The global variable that the entry script sets. */
  name: string;
  /** The address of the entry script. */
  entry: string;
}

/** Shorter than the timeout of a whole page, which then has time to try again. */
const entryTimeoutMs = 4000;

/** Loads entry scripts with their integrity metadata and a timeout. */
const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'entry-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url) ?? '';
    return { script, timeout: entryTimeoutMs };
  },
};

/** What loading pages needs of Module Federation. */
export interface Federation {
  /**
   * Makes a remote known. With `replace` it was known under another address: an entry that hangs is tried again under a
   * new one.
   */
  register: (container: Container, replace: boolean) => void;
  /** Loads what a registered remote exposes as `./Page`. */
  loadExposedPage: (name: string) => Promise<unknown>;
}

// Taken before any remote is loaded: each remote's container makes an instance too, and `getInstance` gives the newest.
const instance = getInstance();
instance?.registerPlugins([entryScripts]);

export const federation: Federation = {
  register({ name, entry }, replace) {
    // Federation would take what another script has set under this name for the remote's container.
    Reflect.set(globalThis, name, undefined);
    if (replace) forget(name);
    instance?.registerRemotes([{ name, entry, type: 'var', entryGlobalName: name }]);
  },
  loadExposedPage: async (name) => instance?.loadRemote(`${name}/Page`),
};

/** Federation's own `force` does the same with a warning in the console each time. */
function forget(name: string) {
  if (!instance) return;
  const { options, moduleCache } = instance;
  options.remotes = options.remotes.filter((remote) => remote.name !== name);
  moduleCache.delete(name);
}
