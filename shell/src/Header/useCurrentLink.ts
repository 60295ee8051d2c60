import { useEffect, useState } from 'react';
import type { NavigationLink } from 'shared-content/content/navigation';

/** Reduces the viewport to a line across its middle. */
const middle = '-50% 0px';

/**
 * The address of the link to mark: that of the section in the middle of the window, or else that of the page.
 *
 * @param path of the page that is shown.
 */
export function useCurrentLink(links: readonly NavigationLink[], path: string): string {
  const [section, setSection] = useState('');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const address = `${path}#${target.id}`;
          setSection((last) => (isIntersecting ? address : last === address ? '' : last));
        }
      },
      { rootMargin: middle },
    );
    for (const { href } of links) {
      const [page, id = ''] = href.split('#');
      const element = page === path ? document.getElementById(id) : null;
      if (element) observer.observe(element);
    }
    return () => {
      observer.disconnect();
      setSection('');
    };
  }, [links, path]);

  return section || path;
}
