import { startTransition, StrictMode } from 'react';
// The shell must itself import the modules that it provides to remotes.
import 'react/jsx-runtime';
import 'react-dom';
import 'shared-content/business';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SiteFunctions } from 'shared-content/contract/addresses';
import { rootId } from 'shared-content/contract/document';
import { App } from './App/App';
import { reportFailure } from './loading/failures';
import { mostReloads, reloadAfterError, takeReloads } from './loading/loadDocument';
import { addIntegrity, integrityOf } from './loading/integrity';
import { buildOf, readReleaseData } from './loading/releaseData';
import { remotePages } from './loading/remotePages';
import { addressOfAttempt } from './loading/retry';
import { trustReleasedScripts } from './loading/trustedScripts';
import { createAfterNavigation } from './navigation/afterNavigation';
import { presentEntry } from './navigation/historyEntry';
import { remoteAt } from './navigation/pageAt';
import 'shared-content/styles/global.scss';

// The script is `async`, since a deferred script would wait for a style sheet that hangs.
if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
// In a task of its own: see browser.ts.
else setTimeout(start);

function start() {
  const reloads = takeReloads();
  if (reloads >= mostReloads) return;
  // From here on the early script leaves Back and Forward to the shell.
  document.documentElement.dataset.started = '';
  const { remotes, integrity = {} } = readReleaseData();
  addIntegrity(integrity);
  trustReleasedScripts(Object.values(remotes), Object.keys(integrity));
  const functions: SiteFunctions = { siteIntegrity: integrityOf, siteAddress: addressOfAttempt };
  Object.assign(globalThis, functions);

  const pages = remotePages((remote) => remotes[remote]);
  const first = remoteAt(location.pathname);
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The page has no #${rootId} to hydrate`);
  // The document of a development server is not prerendered.
  const isPrerendered = root.hasChildNodes();
  if (first && isPrerendered) void pages.loadPersistently(first);

  const recover = (error: unknown) => {
    reportFailure({ part: 'shell', build: buildOf(__webpack_public_path__), phase: 'render', error });
    // An error after an action of the visitor does not count: a reload helps. Firefox knows `userActivation` since 120.
    const isActive = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    reloadAfterError(isActive ? 0 : reloads);
  };
  const app = (
    <StrictMode>
      <App pages={pages} entry={presentEntry} afterNavigation={createAfterNavigation()} onError={recover} />
    </StrictMode>
  );
  const options = {
    // The boundaries report what they catch; React would write it to the console as well.
    onCaughtError: () => undefined,
    // The error is in header or footer, and React has emptied the document.
    onUncaughtError: recover,
    // The HTML did not match, and React has replaced it.
    onRecoverableError: (error: unknown) => {
      const [part, address] = first ? [first, remotes[first]] : ['shell', __webpack_public_path__];
      reportFailure({ part, build: buildOf(address), phase: 'hydrate', error });
    },
  };
  // In a transition React hydrates in slices, between which the browser can respond to the visitor.
  if (isPrerendered)
    startTransition(() => {
      hydrateRoot(root, app, options);
    });
  else createRoot(root, options).render(app);
}
