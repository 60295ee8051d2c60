/** The page of the part whose dev server runs; an alias in build/compilation. */
declare module 'developed-page' {
  import type { PageModule } from 'shared-content/contract/page';

  const Page: PageModule['default'];
  export default Page;
  export const meta: PageModule['meta'];
  export const Highlight: PageModule['Highlight'];
}

/** It comes without types. */
declare module 'react-refresh/runtime' {
  export function performReactRefresh(): void;
}

interface ImportMeta {
  /** There where webpack's dev server runs. */
  webpackHot?: { accept: (dependency: string, updated: () => void) => void };
}
