import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** One remote as federation knows it. */
export interface Container {
  /** The global variable that the entry script sets. */
  name: string;
  /** The address of the entry script. */
  entry: string;
}

const entryTimeout = 4000;

/** Entry scripts as this site loads them: with their integrity, and not waited for longer than 4 s. */
const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'entry-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = globalThis.siteIntegrity?.(url) ?? '';
    return { script, timeout: entryTimeout };
  },
};

/** What loading pages needs of Module Federation. */
export interface Federation {
  /** Makes a remote known, or known under another address, which is how a hanging entry is tried again. */
  register: (container: Container, again: boolean) => void;
  /** Loads what a registered remote exposes as `./Page`. */
  loadExposedPage: (name: string) => Promise<unknown>;
}

// Taken before any remote is there: each remote's container makes an instance too, and the newest would be had later.
const instance = getInstance();
instance?.registerPlugins([entryScripts]);

export const federation: Federation = {
  register({ name, entry }, again) {
    // Set by another remote's wrong files, it would be taken for this remote's container.
    Reflect.set(globalThis, name, undefined);
    if (again) forget(name);
    instance?.registerRemotes([{ name, entry, type: 'var', entryGlobalName: name }]);
  },
  loadExposedPage: async (name) => instance?.loadRemote(`${name}/Page`),
};

/** To override a registered remote would do, but with a warning in the console each time. */
function forget(name: string) {
  if (!instance) return;
  const { options, moduleCache } = instance;
  options.remotes = options.remotes.filter((remote) => remote.name !== name);
  moduleCache.delete(name);
}
