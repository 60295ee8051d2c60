import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageProps } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { siteAnswers } from 'shared-content/ui/siteAnswers';
import { viewTransition } from 'shared-content/ui/viewTransition';
import { loadDocument } from '../loading/loadDocument';
import type { RemotePages } from '../loading/pages';
import type { AfterNavigation } from './afterNavigation';
import { addEntry, type HistoryEntry, presentEntry, type ReachedBy } from './historyEntry';
import { useInternalLinks } from './internalLinks';
import { remoteAt } from './pageAt';

/**
 * Changes pages: for links of this site anywhere in the document, for Back and Forward, and for a page's `navigate`. The
 * old page stays until the new one is loaded. If its remote fails, or the address has no page here, the browser loads the
 * address as a document: a release may have moved the page, or added it since this document was loaded.
 *
 * @param first the entry that the document was opened at.
 * @param afterNavigation undefined while prerendering.
 */
export function useSiteNavigation(
  pages: RemotePages,
  first: () => HistoryEntry,
  afterNavigation: AfterNavigation | undefined,
) {
  const [entry, setEntry] = useState(first);
  const [loading, setLoading] = useState(false);
  const [prefetched, setPrefetched] = useState<{ remote: RemoteName; from: string }>();
  const latestUrl = useRef<URL>(null);
  /** The remotes whose `prefetch` was called. */
  const fetched = useRef(new Set<RemoteName>());
  /** A ref, so that `navigate` keeps its identity: a new one would render the pages again. */
  const shownPath = useRef(entry.pathname);
  useLayoutEffect(() => {
    shownPath.current = entry.pathname;
  }, [entry.pathname]);

  /** Calls `show` once the page of `url` is loaded, unless the visitor has meanwhile chosen another address. */
  const open = useCallback(
    async (url: URL, show: () => void) => {
      latestUrl.current = url;
      const isLatest = () => latestUrl.current === url;
      if (url.pathname === shownPath.current) {
        setLoading(false);
        show();
        return;
      }
      const remote = remoteAt(url.pathname);
      setLoading(!(remote && pages.has(remote)));
      const isLoaded =
        remote &&
        (await pages.load(remote).then(
          () => true,
          () => false,
        ));
      const asDocument = !isLoaded && isLatest() && (await siteAnswers(url.pathname));
      if (!isLatest()) return;
      // Also before the document is left, since Back may bring it out of the browser's cache as it is now.
      setLoading(false);
      if (asDocument) loadDocument(url);
      else void viewTransition(show);
    },
    [pages],
  );

  const navigateTo = useCallback(
    (url: URL, reachedBy: ReachedBy, replace = false) => {
      void open(url, () => {
        setEntry(addEntry(url, reachedBy, replace || url.href === location.href));
      });
    },
    [open],
  );

  const follow = useCallback(
    (url: URL) => {
      // Within a page that is not hydrated only the browser can follow a link.
      if (url.pathname === shownPath.current && !afterNavigation?.isHydrated()) return false;
      navigateTo(url, 'link');
      return true;
    },
    [afterNavigation, navigateTo],
  );

  const prefetch = useCallback(
    (remote: RemoteName) => {
      if (remote === remoteAt(shownPath.current)) return;
      pages.load(remote).then(
        (page) => {
          if (!fetched.current.has(remote)) page.prefetch?.();
          fetched.current.add(remote);
          const from = shownPath.current;
          setPrefetched((last) => (last?.remote === remote && last.from === from ? last : { remote, from }));
        },
        // `load` has reported the failure, and following the link tries again.
        () => undefined,
      );
    },
    [pages],
  );

  useInternalLinks({ follow, prefetch });

  useEffect(() => {
    const onPopState = () => {
      const url = new URL(location.href);
      const remote = remoteAt(url.pathname);
      const changesPage = url.pathname !== shownPath.current;
      const show = () => {
        setEntry(presentEntry());
      };
      if (changesPage && remote && !pages.has(remote)) {
        void open(url, show);
        return;
      }
      // A link whose page is still loading gives way to Back and Forward.
      latestUrl.current = url;
      setLoading(false);
      if (changesPage || !remote || afterNavigation?.isHydrated()) show();
      // React would drop a prerendered page whose query changes before it is hydrated.
      else pages.lastLoad(remote).then(show, () => undefined);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
    };
  }, [pages, open, afterNavigation]);

  const navigate = useCallback<PageProps['navigate']>(
    (to, options) => {
      navigateTo(new URL(to, location.href), 'page', options?.replace);
    },
    [navigateTo],
  );

  // A page that was prefetched from another page is forgotten with that page. Kept for Back, it would have old answers.
  if (prefetched && prefetched.from !== entry.pathname) setPrefetched(undefined);

  return { entry, loading, prefetched: prefetched?.remote, navigate };
}
