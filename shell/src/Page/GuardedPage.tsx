import { memo, Suspense } from 'react';
import type { PageProps } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { FailedPage } from './FailedPage';
import { PageBoundary } from './PageBoundary';
import { reportFailure } from '../loading/failures';
import type { RemotePages } from '../loading/remotePages';
import { notify } from '../Toasts/notify';
import { RemotePage } from './RemotePage';

export interface GuardedPageProps extends Pick<PageProps, 'navigate'> {
  remote: RemoteName;
  pages: RemotePages;
  /** The live build of a remote, for reports. */
  buildOf: (remote: RemoteName) => string;
}

/**
 * A remote's page, and what stands in for one that fails. The same while its props are: React drops a prerendered
 * page that gets an update before it is hydrated.
 */
export const GuardedPage = memo(function GuardedPage({ remote, pages, buildOf, navigate }: GuardedPageProps) {
  return (
    <PageBoundary
      onError={(error) => {
        reportFailure({ part: remote, build: buildOf(remote), phase: 'render', error });
      }}
      fallback={(again) => <FailedPage remote={remote} pages={pages} again={again} />}
    >
      <Suspense>
        <RemotePage remote={remote} pages={pages} navigate={navigate} notify={notify} />
      </Suspense>
    </PageBoundary>
  );
});
