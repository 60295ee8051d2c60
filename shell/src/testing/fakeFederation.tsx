import { act } from '@testing-library/react';
import type { PageModule, PageProps } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { containerName } from 'shared-content/contract/addresses';
import { type Container, type Federation, remotePages } from '../loading/remotePages';

interface PendingLoad {
  name: string;
  resolve: (module: unknown) => void;
  reject: (error: unknown) => void;
}

/** Pages over a Module Federation whose every load is pending until the test settles it. */
export function fakeFederation() {
  const registered: (Container & { replace: boolean })[] = [];
  const loads: PendingLoad[] = [];
  const federation: Federation = {
    register: ({ name, entry }, replace) => registered.push({ name, entry, replace }),
    loadExposedPage: (name) =>
      new Promise((resolve, reject) => {
        loads.push({ name, resolve, reject });
      }),
  };
  const take = (remote: RemoteName) => {
    const index = loads.findIndex(({ name }) => name === containerName(remote));
    const [load] = loads.splice(index, index < 0 ? 0 : 1);
    if (!load) throw new Error(`No load of ${remote} is pending`);
    return load;
  };
  return {
    registered,
    pending: () => loads.map(({ name }) => name.replaceAll('_', '-')),
    resolve: (remote: RemoteName, module: unknown) =>
      actAndSettle(() => {
        take(remote).resolve(module);
      }),
    reject: (remote: RemoteName, error: unknown = new Error('Failed to fetch')) =>
      actAndSettle(() => {
        take(remote).reject(error);
      }),
    pages: remotePages(entryOf, federation),
  };
}

/** An entry on a development server, which has no integrity metadata. */
export function entryOf(remote: RemoteName): string {
  return `http://localhost:3001/${remote}.js`;
}

/** A remote's module whose page has this heading and shows its query. */
export function pageModule(heading: string, Content?: (props: PageProps) => React.ReactNode): PageModule {
  return {
    default: function Page(props) {
      return (
        <>
          <h1 tabIndex={-1}>{heading}</h1>
          <output>{props.search}</output>
          {Content && <Content {...props} />}
        </>
      );
    },
    meta: { title: `${heading} | Meridian`, description: heading },
  };
}

/** Runs an action, and waits for the promises and renders that follow from it. */
export async function actAndSettle(action: () => void) {
  await act(async () => {
    action();
    await Promise.resolve();
  });
}
