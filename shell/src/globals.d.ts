import type { HTMLAttributes } from 'react';
import type { BundlerRuntime } from './loading/provideRuntime';

declare global {
  /** The part of the Trusted Types API that is used here; browsers without it enforce nothing. */
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown }
    | undefined;

  /** The federation runtime that the shell provides to the containers of remotes. */
  var federationRuntime: BundlerRuntime | undefined;

  /** What webpack puts into a build with Module Federation. */
  const __webpack_require__: { federation: BundlerRuntime };
  /** The address of the folder that this build's files are served from. */
  const __webpack_public_path__: string;
}

// React renders invoker commands, but does not type them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
