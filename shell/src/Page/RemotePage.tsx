import { use, useMemo } from 'react';
import type { PageProps } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import type { RemotePages } from '../loading/remotePages';
import { useArrival } from '../navigation/useArrival';
import { useHydratedSearch } from '../navigation/useHydratedSearch';

interface RemotePageProps extends Pick<PageProps, 'navigate' | 'notify'> {
  remote: RemoteName;
  pages: RemotePages;
}

/** A remote's page; suspends until it is loaded. What may change before that is read in here, below the boundary. */
export function RemotePage({ remote, pages, navigate, notify }: RemotePageProps) {
  const { default: Page, meta } = use(pages.lastLoad(remote));
  const search = useHydratedSearch();
  useArrival(meta.title);
  // Kept, or coming on show would render all of a page that was rendered out of sight.
  return useMemo(
    () => <Page search={search} navigate={navigate} notify={notify} />,
    [Page, search, navigate, notify],
  );
}
