import { StrictMode } from 'react';
// What the shell provides to remotes it must import itself.
import 'react/jsx-runtime';
import 'react-dom';
import 'shared-content/business';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootId } from 'shared-content/contract/document';
import { App } from './App/App';
import { provideRuntime } from './loading/provideRuntime';
import { buildOf, readReleaseData } from './loading/releaseData';
import { guardReleasedFiles } from './loading/releasedFiles';
import { remotePages } from './loading/remotePages';
import { mendStyleSheets } from './loading/styleSheets';
import { SiteRouter } from './navigation/SiteRouter';
import { watchArrivals } from './navigation/arrivals';
import { remoteAt } from './navigation/remoteAt';
import { ArrivalsContext } from './navigation/useArrival';
import 'shared-content/styles/global.scss';

// This script is asynchronous, since a deferred one would wait for style sheets that hang.
if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
// Not in the task that evaluates this script, which on a phone is long enough as it is.
else setTimeout(start);

function start() {
  mendStyleSheets();
  provideRuntime();
  const release = readReleaseData();
  guardReleasedFiles(release.integrity ?? {}, Object.values(release.remotes));

  const pages = remotePages((remote) => release.remotes[remote]);
  const first = remoteAt(location.pathname);
  if (first) void pages.loadPersistently(first);

  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The page has no #${rootId} to bring to life`);
  const app = (
    <StrictMode>
      <ArrivalsContext value={watchArrivals()}>
        <SiteRouter>
          <App pages={pages} buildOf={(remote) => buildOf(release.remotes[remote])} />
        </SiteRouter>
      </ArrivalsContext>
    </StrictMode>
  );
  // What a boundary catches is reported there, once; React would write it to the console as well.
  const options = { onCaughtError: () => undefined };
  // A dev server's page is not prerendered.
  if (root.hasChildNodes()) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}
