import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageModule } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { rootId } from 'shared-content/contract/document';
import { App } from '../../shell/src/App/App';
import { markFulfilled } from '../../shell/src/loading/pageModule';
import type { RemotePages } from '../../shell/src/loading/remotePages';
import { trustReleasedScripts } from '../../shell/src/loading/trustedScripts';
import { SiteRouter } from '../../shell/src/navigation/SiteRouter';
import { createAfterNavigation } from '../../shell/src/navigation/afterNavigation';
import { remoteAt } from '../../shell/src/navigation/pageAt';
import 'shared-content/styles/global.scss';

/** The same frame and pages as one single-page app, each page a chunk that its route loads. */
const chunks: Record<RemoteName, () => Promise<PageModule>> = {
  'mf-home': () => import(/* webpackChunkName: 'home' */ '../../mf-home/src/Page/Page'),
  'mf-portfolio': () => import(/* webpackChunkName: 'portfolio' */ '../../mf-portfolio/src/Page/Page'),
  'mf-contact': () => import(/* webpackChunkName: 'contact' */ '../../mf-contact/src/Page/Page'),
};

const asked = new Map<RemoteName, Promise<PageModule>>();
const loaded = new Set<RemoteName>();

function load(remote: RemoteName): Promise<PageModule> {
  const loading = asked.get(remote) ?? chunks[remote]();
  asked.set(remote, loading);
  loading.then(
    (module) => {
      loaded.add(remote);
      void markFulfilled(loading, module);
    },
    () => {
      asked.delete(remote);
    },
  );
  return loading;
}

const pages: RemotePages = {
  load,
  lastLoad: load,
  loadPersistently: load,
  has: (remote) => loaded.has(remote),
};

// Served under the same security policy, it needs the same permission to load its chunks.
trustReleasedScripts([], []);
const first = remoteAt(location.pathname);
if (first) void load(first);

const root = document.getElementById(rootId);
if (!root) throw new Error(`The page has no #${rootId}`);
createRoot(root).render(
  <StrictMode>
    <SiteRouter afterNavigation={createAfterNavigation()}>
      <App pages={pages} buildOf={() => 'monolith'} />
    </SiteRouter>
  </StrictMode>,
);
