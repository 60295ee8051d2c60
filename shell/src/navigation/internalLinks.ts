import { useEffect } from 'react';
import type { RemoteName } from 'shared-content/contract/remotes';
import { remoteAt } from './pageAt';

interface LinkHandlers {
  /** Takes over a click; returns false to leave it to the browser. */
  follow: (url: URL) => boolean;
  /** A link to this remote's page is hovered, focused or touched. */
  prefetch: (remote: RemoteName) => void;
}

const prefetchEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Handles the links to pages of this site anywhere in the document, those of remotes included. */
export function useInternalLinks({ follow, prefetch }: LinkHandlers): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = internalLink(event);
      if (url && follow(url)) event.preventDefault();
    };
    const onPrefetchEvent = ({ target }: Event) => {
      const link = linkAround(target);
      const remote = link?.origin === location.origin ? remoteAt(link.pathname) : undefined;
      if (remote) prefetch(remote);
    };
    document.addEventListener('click', onClick);
    for (const name of prefetchEvents) document.addEventListener(name, onPrefetchEvent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of prefetchEvents) document.removeEventListener(name, onPrefetchEvent);
    };
  }, [follow, prefetch]);
}

/** The address of a plain click on a link to a page of this site; undefined if the browser should handle the click. */
export function internalLink(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = linkAround(event.target);
  if (link?.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  // A file, such as a released picture, is no page, and the History API takes `//name` for another host.
  return /\.\w+$|^\/\//.test(url.pathname) ? undefined : url;
}

function linkAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
