import type { ComponentType } from 'react';
import type { NavigateOptions, Notification, PageModule, PageProps } from 'shared-content/contract/page';

// Compiled by `npm run types` and never run. A line that expects an error and has none fails there.

const meta = { title: 'Our Portfolio', description: 'What each job was up against.' };

/** What a page may be. */
export const good: PageModule[] = [
  { default: () => null, meta },
  { default: ({ search }) => <p>{search.toUpperCase()}</p>, meta },
  {
    default: ({ navigate, notify }: Pick<PageProps, 'navigate' | 'notify'>) => (
      <>{[navigate, notify].length}</>
    ),
    meta,
  },
  { default: ({ highlights }) => <>{highlights?.finishedWork}</>, meta, Highlight: () => <section /> },
  // A page may be newer than the shell, and take a prop that the shell does not give.
  { default: ({ theme = 'light' }: PageProps & { theme?: string }) => <p>{theme}</p>, meta },
];

/** What a page may not be. */
export const bad: PageModule[] = [
  // @ts-expect-error a page may not require a prop that no shell gives
  { default: ({ path }: { path: string }) => <p>{path}</p>, meta },
  // @ts-expect-error the query is a string
  { default: ({ search }: { search: URLSearchParams }) => <p>{search.size}</p>, meta },
  // @ts-expect-error `navigate` takes an address, not a step
  { default: ({ navigate }: { navigate: (delta: number) => void }) => <>{String(navigate)}</>, meta },
  // @ts-expect-error a component, not what it renders
  { default: <p>Page</p>, meta },
  // @ts-expect-error a page has meta
  { default: () => null },
  // @ts-expect-error a highlight is a component, not what it renders
  { default: () => null, meta, Highlight: <section /> },
  // @ts-expect-error a highlight may not require a prop: the page that shows it knows none
  { default: () => null, meta, Highlight: ({ count }: { count: number }) => <>{count}</> },
  // @ts-expect-error meta has a description
  { default: () => null, meta: { title: 'Our Portfolio' } },
];

/** What a page may ask of the shell. */
export function uses({ navigate, notify }: PageProps): void {
  navigate('/portfolio?category=Roofing');
  navigate('/portfolio', { replace: true });
  notify({ kind: 'error', title: 'Error', description: 'Failed to send message. Please try again.' });

  // @ts-expect-error `navigate` requires an address
  navigate();
  // @ts-expect-error options are one object
  navigate('/portfolio', true);
  // @ts-expect-error a notification is of one of two kinds
  notify({ kind: 'warning', title: 'Error', description: '' });
  // @ts-expect-error a notification is one object
  notify('Error', 'Failed to send message.');
  // @ts-expect-error and says what happened
  notify({ kind: 'error', title: 'Error' });
}

/** The contract only grows: exactly these members are required, and each that is added is optional. */
export const required: [
  Same<RequiredKeys<PageProps>, 'search' | 'navigate' | 'notify'>,
  Same<RequiredKeys<NavigateOptions>, never>,
  Same<RequiredKeys<Notification>, 'kind' | 'title' | 'description'>,
  Same<RequiredKeys<PageModule>, 'default' | 'meta'>,
  Same<RequiredKeys<PageModule['meta']>, 'title' | 'description'>,
  Same<PageModule['default'], ComponentType<PageProps>>,
] = [true, true, true, true, true, true];

type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];
type Same<A, B> = [A, B] extends [B, A] ? true : false;
