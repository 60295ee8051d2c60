import { startTransition, StrictMode } from 'react';
// What the shell provides to remotes it must import itself.
import 'react/jsx-runtime';
import 'react-dom';
import 'shared-content/business';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SiteFunctions } from 'shared-content/contract/addresses';
import { rootId } from 'shared-content/contract/document';
import { App } from './App/App';
import { reportFailure } from './loading/failures';
import { isLeftAsItCame, loadDocumentAnew, takeLoads } from './loading/documentAnew';
import { addIntegrity, integrityOf } from './loading/integrity';
import { buildOf, readReleaseData } from './loading/releaseData';
import { remotePages } from './loading/remotePages';
import { addressOfAttempt } from './loading/retry';
import { trustReleasedScripts } from './loading/trustedScripts';
import { SiteRouter } from './navigation/SiteRouter';
import { createAfterNavigation } from './navigation/afterNavigation';
import { remoteAt } from './navigation/pageAt';
import 'shared-content/styles/global.scss';

// The script element is `async`, since a deferred script would wait for style sheets that hang.
if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
// In a task of its own, after those that have evaluated the shell.
else setTimeout(start);

function start() {
  const loads = takeLoads();
  if (isLeftAsItCame(loads)) return;
  const { remotes, integrity = {} } = readReleaseData();
  addIntegrity(integrity);
  trustReleasedScripts(Object.values(remotes), Object.keys(integrity));
  const functions: SiteFunctions = { siteIntegrity: integrityOf, siteAddress: addressOfAttempt };
  Object.assign(globalThis, functions);

  const pages = remotePages((remote) => remotes[remote]);
  const first = remoteAt(location.pathname);
  if (first) void pages.loadPersistently(first);

  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The page has no #${rootId} to hydrate`);
  const recover = (error: unknown) => {
    reportFailure({ part: 'shell', build: buildOf(__webpack_public_path__), phase: 'render', error });
    // Where the visitor has done something, that and not the loading has led to the error. Firefox knows it since 120.
    const isActive = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    loadDocumentAnew(isActive ? 0 : loads);
  };
  const app = (
    <StrictMode>
      <SiteRouter afterNavigation={createAfterNavigation()}>
        <App pages={pages} buildOf={(remote) => buildOf(remotes[remote])} onError={recover} />
      </SiteRouter>
    </StrictMode>
  );
  const options = {
    // The boundary of a page reports what it catches; React would write it to the console as well.
    onCaughtError: () => undefined,
    // React has emptied the document: the error is of header, footer or router.
    onUncaughtError: recover,
    // React has rendered the page anew in place of the HTML that did not match it.
    onRecoverableError: (error: unknown) => {
      const [part, address] = first ? [first, remotes[first]] : ['shell', __webpack_public_path__];
      reportFailure({ part, build: buildOf(address), phase: 'hydrate', error });
    },
  };
  // A development server's document is not prerendered.
  // As a transition, React hydrates in slices between which the browser answers the visitor.
  if (root.hasChildNodes())
    startTransition(() => {
      hydrateRoot(root, app, options);
    });
  else createRoot(root, options).render(app);
}
