import { useSyncExternalStore } from 'react';
import { render } from '@testing-library/react';
import type { Notification, PageProps } from 'shared-content/contract/page';
import Page from '../src/Page/Page';

/** Renders the page as a shell does: with jsdom's own history as its address, and a mock for toasts. */
export function renderPortfolio(search: string) {
  const notify = jest.fn<undefined, [Notification]>();
  history.replaceState(null, '', `/portfolio${search}`);
  render(<Shell notify={notify} />);
  return { notify, address: () => location.pathname + location.search };
}

function Shell({ notify }: Pick<PageProps, 'notify'>) {
  const search = useSyncExternalStore(onSearch, () => location.search);
  return <Page search={search} navigate={navigate} notify={notify} />;
}

const navigate: PageProps['navigate'] = (to, options) => {
  history[options?.replace ? 'replaceState' : 'pushState'](null, '', to);
  window.dispatchEvent(new Event('popstate'));
};

function onSearch(changed: () => void) {
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('popstate', changed);
  };
}
