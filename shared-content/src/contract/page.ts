import type { ComponentType, ReactNode } from 'react';

/**
 * What a shell gives to a page. The contract only grows: new props are optional and callbacks take one object, so that
 * a page and a shell of different releases still fit. What both rely on in the document is in document.ts.
 *
 * A page is rendered on the server, hydrated, and, when a link to it is hovered, rendered hidden without its effects,
 * perhaps never to be shown. So rendering starts nothing (no request, timer, listener, or access to the document): that
 * is for effects, which run when the page is shown.
 */
export interface PageProps {
  /** The query string of the address, `''` or beginning with `?`. Always `''` while prerendering and hydrating. */
  search: string;
  /** Goes to an address of this site (path, query and hash as in a link). `replace` adds no history entry. */
  navigate: (to: string, options?: NavigateOptions) => void;
  /** Shows a toast. Errors stay until they are dismissed. */
  notify: (notification: Notification) => void;
  /**
   * What other pages lend to this one, by the name of the place, as the table of remotes says. The page puts each where
   * it likes, once; its box is empty where nothing is lent, and `aria-busy` while something is on its way.
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
  /** Fetches the pictures that the page shows first. Called when a link to it on another page is hovered, focused or touched. */
  prefetch?: () => void;
  /**
   * A section that another page may show, prerendered with that page and brought alive when it comes near the viewport.
   * It is a React tree of its own: it takes no props, and an error in it leaves the page as it is.
   */
  Highlight?: ComponentType;
}
