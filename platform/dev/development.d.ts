/** The page of the part whose dev server runs; an alias in build/compilation. */
declare module 'developed-page' {
  import type { PageModule } from 'shared-content/contract/page';

  const Page: PageModule['default'];
  export default Page;
  export const meta: PageModule['meta'];
  export const Highlight: PageModule['Highlight'];
}

/** The package has no types. */
declare module 'react-refresh/runtime' {
  export function performReactRefresh(): void;
}

interface ImportMeta {
  /** Only under webpack's dev server. */
  webpackHot?: { accept: (dependency: string, updated: () => void) => void };
}
