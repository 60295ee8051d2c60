import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigateOptions } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { viewTransition } from 'shared-content/ui/viewTransition';
import type { RemotePages } from '../loading/remotePages';
import { AfterNavigationContext, followedLink } from './SiteRouter';
import { useInternalLinks } from './internalLinks';
import { loadAsDocument } from './loadAsDocument';
import { remoteAt } from './pageAt';
import { useDelayedPopState } from './useDelayedPopState';

/**
 * Goes from page to page: same-origin links anywhere in the document, Back and Forward, and `navigate` for
 * the pages. The old page stays until the new one is loaded. A page that does not load is left to the
 * browser, which loads its address as a document and so gets the prerendered page. So is an address that has no page
 * here: a page may have moved from there, or come since this document was loaded, and the server knows.
 *
 * @param loadDocument loads an address as a document; by default the browser's own way.
 */
export function useSiteNavigation(pages: RemotePages, loadDocument?: (url: URL) => void) {
  const changeAddress = useNavigate();
  const { pathname } = useLocation();
  const afterNavigation = use(AfterNavigationContext);
  const isHydrated = useCallback(() => afterNavigation?.isHydrated() !== false, [afterNavigation]);
  const [loading, setLoading] = useState(false);
  const [prefetched, setPrefetched] = useState<{ remote: RemoteName; from: string }>();
  /** The query that the page shows where the browser has not taken its address yet. */
  const [searchAhead, setSearchAhead] = useState<string>();
  const latestTarget = useRef<URL>(null);
  /** The pages whose pictures have been fetched ahead. */
  const fetched = useRef(new Set<RemoteName>());
  /** Read in event handlers, which so stay the same functions: a new `navigate` would render the pages again. */
  const current = useRef({ pathname, changeAddress });
  useLayoutEffect(() => {
    current.current = { pathname, changeAddress };
  }, [pathname, changeAddress]);

  /** Runs `show` once the page of `url` is loaded, unless the visitor has meanwhile gone elsewhere. */
  const open = useCallback(
    async (url: URL, show: () => void) => {
      latestTarget.current = url;
      const isWanted = () => latestTarget.current === url;
      const remote = remoteAt(url.pathname);
      const changesPage = url.pathname !== current.current.pathname;
      setLoading(changesPage && !(remote && pages.has(remote)));
      if (
        changesPage &&
        !(await isLoaded(pages, remote)) &&
        isWanted() &&
        (await loadAsDocument(url, isWanted, loadDocument))
      ) {
        // Back may bring this document out of the browser's cache, as it is now.
        setLoading(false);
        return;
      }
      if (!isWanted()) return;
      setLoading(false);
      if (changesPage) void viewTransition(show);
      else show();
    },
    [pages, loadDocument],
  );

  const navigateTo = useCallback(
    (url: URL, options?: NavigateOptions, state?: string) => {
      void open(url, () => {
        const replace = options?.replace ?? url.href === location.href;
        const change = () => {
          void current.current.changeAddress(url.pathname + url.search + url.hash, { replace, state });
        };
        setSearchAhead(undefined);
        try {
          change();
        } catch {
          // Safari throws at the 101st change in 30 seconds: the page shows the query, the address stays behind. Where
          // it refuses a new entry, the router has loaded the address as a document.
          setSearchAhead(url.search);
        }
      });
    },
    [open],
  );

  const follow = useCallback(
    (url: URL) => {
      // Within a page that is not hydrated only the browser can follow a link.
      if (url.pathname === current.current.pathname && !isHydrated()) return false;
      navigateTo(url, undefined, followedLink);
      return true;
    },
    [isHydrated, navigateTo],
  );
  const prefetch = useCallback(
    (remote: RemoteName) => {
      if (remote === remoteAt(current.current.pathname)) return;
      pages.load(remote).then(
        (page) => {
          if (!fetched.current.has(remote)) page.prefetch?.();
          fetched.current.add(remote);
          const from = current.current.pathname;
          setPrefetched((last) => (last?.remote === remote && last.from === from ? last : { remote, from }));
        },
        // The load has reported its failure, and following the link tries again.
        () => undefined,
      );
    },
    [pages],
  );
  useInternalLinks({ follow, prefetch });

  useDelayedPopState((url, proceed) => {
    const remote = remoteAt(url.pathname);
    const changesPage = url.pathname !== pathname;
    setSearchAhead(undefined);
    if (changesPage && remote && !pages.has(remote)) {
      void open(url, proceed);
      return true;
    }
    // A link that is still loading gives way to this step.
    latestTarget.current = url;
    setLoading(false);
    if (changesPage || !remote || isHydrated()) return false;
    // React would drop a prerendered page whose address changes before it is hydrated.
    pages.lastLoad(remote).then(proceed, () => undefined);
    return true;
  });

  const navigate = useCallback(
    (to: string, options?: NavigateOptions) => {
      navigateTo(new URL(to, location.href), options);
    },
    [navigateTo],
  );
  return {
    loading,
    // What was prefetched from another page is forgotten with that page.
    prefetched: prefetched?.from === pathname ? prefetched.remote : undefined,
    searchAhead,
    navigate,
  };
}

/** Whether there is a page, and it loads. */
async function isLoaded(pages: RemotePages, remote: RemoteName | undefined): Promise<boolean> {
  if (!remote) return false;
  try {
    await pages.load(remote);
    return true;
  } catch {
    return false;
  }
}
