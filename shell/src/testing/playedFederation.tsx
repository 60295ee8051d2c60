import type { PageModule, PageProps } from 'shared-content/contract/page';
import type { RemoteName } from 'shared-content/contract/remotes';
import { containerName } from 'shared-content/contract/addresses';
import type { Container, Federation } from '../loading/federation';
import { remotePages } from '../loading/remotePages';

/** Module Federation as a test plays it: every load waits until the test answers it. */
export function playedFederation() {
  const registered: (Container & { again: boolean })[] = [];
  const waiting: { name: string; resolve: (module: unknown) => void; reject: (error: unknown) => void }[] =
    [];
  const federation: Federation = {
    register: ({ name, entry }, again) => registered.push({ name, entry, again }),
    loadExposedPage: (name) =>
      new Promise((resolve, reject) => {
        waiting.push({ name, resolve, reject });
      }),
  };
  const take = (remote: RemoteName) => {
    const index = waiting.findIndex(({ name }) => name === containerName(remote));
    const [load] = waiting.splice(index, index < 0 ? 0 : 1);
    if (!load) throw new Error(`Nothing waits for ${remote}`);
    return load;
  };
  return {
    registered,
    /** Loads that no answer has come to. */
    waitingFor: () => waiting.map(({ name }) => name.replaceAll('_', '-')),
    answer: (remote: RemoteName, module: unknown) => {
      take(remote).resolve(module);
    },
    fail: (remote: RemoteName, error: unknown = new Error('Failed to fetch')) => {
      take(remote).reject(error);
    },
    pages: remotePages(entryOf, federation),
  };
}

/** An entry as a development server has it: no release, and so no integrity to learn. */
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
