import '../showBuilds.mjs?script';
import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import type { PageModule } from 'shared-content/contract/page';
import * as developed from 'developed-page';

/**
 * The latest page: webpack puts another module behind `developed` with each change. Taken as a whole, since webpack warns
 * of an export that the page does not have.
 */
const page = (): PageModule => developed;

const listeners = new Set<() => void>();

/*
 * The developed page, and its highlight, within the live site. The live shell renders them, whose React is a production
 * build and knows no React Refresh: a change is shown at once, and the state starts anew.
 */
export default updated(() => page().default);
export const Highlight = page().Highlight && updated(() => page().Highlight ?? Nothing);
export const { meta } = page();

function updated<Props extends object>(latest: () => ComponentType<Props>): ComponentType<Props> {
  return function Updated(props) {
    return createElement(useSyncExternalStore(onUpdate, latest), props);
  };
}

function Nothing() {
  return null;
}

function onUpdate(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const shown = JSON.stringify(meta);
import.meta.webpackHot?.accept('developed-page', () => {
  // The shell reads it once.
  if (JSON.stringify(page().meta) !== shown) location.reload();
  for (const listener of listeners) listener();
});
