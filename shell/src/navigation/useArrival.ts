import { createContext, use, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Arrivals } from './arrivals';

/** Absent while prerendering: there is nothing to scroll or to focus. */
export const ArrivalsContext = createContext<Arrivals | undefined>(undefined);

/** The state of a history entry that a link made, as against a page's own `navigate`. */
export const followedLink = 'followed-link';

/** Says that the page of this location is in the document. Call it inside the boundary that waits for the page. */
export function useArrival(title: string): void {
  const arrivals = use(ArrivalsContext);
  const location = useLocation();
  const { key, pathname, hash } = location;
  const restored = useNavigationType() === NavigationType.Pop;
  const followed = !restored && location.state === followedLink;

  useLayoutEffect(() => {
    arrivals?.arrive({ key, pathname, hash, restored, followed }, title);
  }, [arrivals, key, pathname, hash, restored, followed, title]);
}
