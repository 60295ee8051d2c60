import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigateOptions } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import type { RemotePages } from '../loading/remotePages';
import { leaveDocument } from './leaveDocument';
import { pageTransition } from './pageTransition';
import { remoteAt } from './remoteAt';
import { ArrivalsContext, followedLink } from './useArrival';
import { useFollowedLinks } from './useFollowedLinks';
import { useHeldHistory } from './useHeldHistory';

/**
 * Goes from page to page: same-origin links anywhere in the document, Back and Forward, and `navigate` for
 * the pages. The old page stays until the new one is loaded. A page that does not load is left to the
 * browser, which fetches its address as a document and so gets the prerendered page.
 *
 * @param loadDocument opens an address as a document; the browser's own way unless told.
 */
export function useSiteNavigation(pages: RemotePages, loadDocument?: (url: URL) => void) {
  const changeAddress = useNavigate();
  const { pathname } = useLocation();
  const arrivals = use(ArrivalsContext);
  const alive = useCallback(() => arrivals?.begun() !== false, [arrivals]);
  const [loading, setLoading] = useState(false);
  const [near, setNear] = useState<{ remote: RemoteName; from: string }>();
  const latest = useRef<URL>(null);
  /** As of the page on show. Read when something happens: a `navigate` that changed would render pages anew. */
  const here = useRef({ pathname, changeAddress });
  useLayoutEffect(() => {
    here.current = { pathname, changeAddress };
  }, [pathname, changeAddress]);

  /** Runs `go` once the page of `url` is loaded, unless the visitor has meanwhile gone elsewhere. */
  const open = useCallback(
    async (url: URL, go: () => void) => {
      latest.current = url;
      const wanted = () => latest.current === url;
      const remote = remoteAt(url.pathname);
      const changesPage = url.pathname !== here.current.pathname;
      setLoading(changesPage && remote !== undefined && !pages.has(remote));
      if (changesPage && remote) {
        try {
          await pages.load(remote);
        } catch {
          if (wanted() && (await leaveDocument(url, wanted, loadDocument))) {
            // The document may come back, as it is now, out of the browser's cache.
            setLoading(false);
            return;
          }
        }
      }
      if (!wanted()) return;
      setLoading(false);
      if (changesPage) pageTransition(go);
      else go();
    },
    [pages, loadDocument],
  );

  const navigateTo = useCallback(
    (url: URL, options?: NavigateOptions, state?: string) => {
      void open(url, () => {
        const replace = options?.replace ?? url.href === location.href;
        void here.current.changeAddress(url.pathname + url.search + url.hash, { replace, state });
      });
    },
    [open],
  );

  const follow = useCallback(
    (url: URL) => {
      // Within a page that has not come to life nothing here can follow, and the browser can.
      if (url.pathname === here.current.pathname && !alive()) return false;
      navigateTo(url, undefined, followedLink);
      return true;
    },
    [alive, navigateTo],
  );
  const onApproach = useCallback(
    (remote: RemoteName) => {
      if (remote === remoteAt(here.current.pathname)) return;
      // A failure is reported where it happens, and met again when the link is followed.
      pages.load(remote).then(
        (page) => {
          page.approach?.();
          const from = here.current.pathname;
          setNear((last) => (last?.remote === remote && last.from === from ? last : { remote, from }));
        },
        () => undefined,
      );
    },
    [pages],
  );
  useFollowedLinks({ follow, approach: onApproach });

  useHeldHistory((url, go) => {
    const remote = remoteAt(url.pathname);
    const changesPage = url.pathname !== pathname;
    if (changesPage && remote && !pages.has(remote)) {
      void open(url, go);
      return true;
    }
    // What was on its way is overtaken.
    latest.current = url;
    setLoading(false);
    if (changesPage || !remote || alive()) return false;
    // React would drop a prerendered page that is told of a new address before it has come to life.
    pages.lastLoad(remote).then(go, () => undefined);
    return true;
  });

  const navigate = useCallback(
    (to: string, options?: NavigateOptions) => {
      navigateTo(new URL(to, location.href), options);
    },
    [navigateTo],
  );
  // What was come near to on another page is forgotten with that page.
  return { loading, approached: near?.from === pathname ? near.remote : undefined, navigate };
}
