declare global {
  interface Window {
    /** The version of each copy of React DOM that runs in the page. */
    renderers: string[];
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/**
 * Stands in for React's developer tools, to which every copy of React DOM announces itself. Run it in the page, before
 * any other script.
 */
export function countRenderers() {
  window.renderers = [];
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: ({ version }: { version: string }) => window.renderers.push(version),
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
}
