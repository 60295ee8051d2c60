import '../showBuilds.mjs?script';
import { createElement, useSyncExternalStore } from 'react';
import Page, { meta } from 'developed-page';
import type { PageProps } from 'shared-content/contract/page';

let latest = Page;
const listeners = new Set<() => void>();

export { meta };

/**
 * The developed page within the live site. The live shell renders it, whose React is a production build and knows no
 * React Refresh: a changed page is shown at once, and its state starts anew.
 */
export default function LivePage(props: PageProps) {
  return createElement(
    useSyncExternalStore(onUpdate, () => latest),
    props,
  );
}

function onUpdate(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const shown = JSON.stringify(meta);
import.meta.webpackHot?.accept('developed-page', () => {
  // The shell takes it once.
  if (JSON.stringify(meta) !== shown) location.reload();
  latest = Page;
  for (const listener of listeners) listener();
});
