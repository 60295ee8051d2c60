import type { ComponentType, ReactNode } from 'react';

/**
 * The props of a page. The contract only grows: new props are optional and callbacks take one object, so that a page and
 * a shell of different releases still fit. The contract in the document is in document.ts.
 *
 * A page is rendered on the server, hydrated, and rendered hidden, without effects, when a link to it is hovered. So
 * rendering starts no request, timer or listener and does not read the document; effects may, when the page is shown.
 */
export interface PageProps {
  /** The query string of the address, `''` or beginning with `?`. Always `''` while prerendering and hydrating. */
  search: string;
  /** Goes to an address of this site (path, query and hash as in a link). `replace` adds no history entry. */
  navigate: (to: string, options?: NavigateOptions) => void;
  /** Shows a toast. Errors stay until they are dismissed. */
  notify: (notification: Notification) => void;
  /**
   * The highlights that other pages lend, by the name of the place in the table of remotes. The page places each once,
   * wherever it likes. A box is empty if nothing is lent, and `aria-busy` while the highlight is loading.
   */
  highlights?: Readonly<Record<string, ReactNode>>;
}

export interface NavigateOptions {
  replace?: boolean;
}

export interface Notification {
  kind: 'success' | 'error';
  title: string;
  description: string;
}

export interface PageMeta {
  /** The document title, whole. */
  title: string;
  /** The description for search results, about 150 characters. */
  description: string;
}

/** What a remote exposes as `./Page`. */
export interface PageModule {
  default: ComponentType<PageProps>;
  meta: PageMeta;
  /** Fetches the first pictures of the page. Called when a link to the page is hovered, focused or touched. */
  prefetch?: () => void;
  /**
   * A section for another page, prerendered with that page and hydrated when it comes near the viewport. It takes no
   * props, and is a React tree of its own: an error in it leaves the page as it is.
   */
  Highlight?: ComponentType;
}
