import { useEffect } from 'react';
import type { RemoteName } from 'shared-content/contract/remotes';
import { remoteAt } from './remoteAt';
import { siteLinkOf } from './siteLinkOf';

interface LinkFollower {
  /** Takes over a click; returns false to leave it to the browser. */
  follow: (url: URL) => boolean;
  /** A link to this remote's page has the pointer, the focus or a finger on it. */
  approach: (remote: RemoteName) => void;
}

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/** Follows the links of this site anywhere in the document, also in what remotes render. */
export function useFollowedLinks({ follow, approach }: LinkFollower): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = siteLinkOf(event);
      if (url && follow(url)) event.preventDefault();
    };
    const onHint = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const remote = link?.origin === location.origin ? remoteAt(link.pathname) : undefined;
      if (remote) approach(remote);
    };
    document.addEventListener('click', onClick);
    for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const hint of hints) document.removeEventListener(hint, onHint);
    };
  }, [follow, approach]);
}
