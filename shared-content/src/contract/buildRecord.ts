import type { Remote } from './remotes';

/** An address that a page had, and the route that its visitors are sent to. */
export interface Redirect {
  /** A path as in '/our-work', without a slash at its end: the address with one is redirected too. */
  from: string;
  /** The route of a page. */
  to: string;
}

/** Which pages a shell shows, and where those are that have moved. */
export interface Routing {
  remotes: readonly Remote[];
  redirects: readonly Redirect[];
  /** The path that takes enquiries, and the port of the service behind it; none where they go elsewhere. */
  enquiries?: { endpoint: string; servicePort: number };
}

/** The file `dist/build.json`, by which a build describes itself to the release. No browser reads it. */
export interface BuildRecord extends Partial<Routing> {
  /** The part's name, as in the table of remotes, or `shell`. A shell's record has its routing. */
  part: string;
  /** Shared modules, and the federation runtime, with the range of versions that a remote runs with. */
  requires?: Record<string, string>;
  /** Shared modules, and the federation runtime, with the exact version that a shell brings along. */
  provides?: Record<string, string>;
  /** The scripts of a first visit, in `browser/`, the entry first. */
  scripts: string[];
  /** The style sheets of a first visit, in `browser/`. */
  styles: string[];
}
