// The modules that webpack's loaders make of other files than TypeScript.

declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.scss';

declare module '*.jpg' {
  import type { Picture } from 'shared-content/ui/picture';

  const picture: Picture;
  export default picture;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

/** A drawing as a PNG of this width. */
declare module '*.svg?width=32' {
  const address: string;
  export default address;
}

declare module '*.svg?width=180' {
  const address: string;
  export default address;
}

declare module '*.svg?width=512' {
  const address: string;
  export default address;
}

declare module '*.svg?width=1200' {
  const address: string;
  export default address;
}

/** TypeScript that is a script of the document by itself, and no module. */
declare module '*?script' {
  const address: string;
  export default address;
}

/** A font cut down to these weights. */
declare module '*.woff2?weights=700' {
  const address: string;
  export default address;
}

declare module '*.woff2?weights=400-600' {
  const address: string;
  export default address;
}
