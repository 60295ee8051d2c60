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

/** A drawing as a PNG, as in `icon.svg?width=32&png`. */
declare module '*&png' {
  const address: string;
  export default address;
}

/** TypeScript that is a script of the document by itself, and no module. */
declare module '*?script' {
  const address: string;
  export default address;
}
