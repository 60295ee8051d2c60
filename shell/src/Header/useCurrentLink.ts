import { useEffect, useState } from 'react';
import type { NavigationLink } from 'shared-content/content/navigation';

/** The line across the middle of the window: a section is current while it lies on it. */
const middle = '-50% 0px';

/**
 * The address, among these links, of what the visitor looks at: a section of the page once it is scrolled to, and the
 * page itself before and after.
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
