import type { Remote } from './remotes';

/** A former address of a page, and the route to which it redirects. */
export interface Redirect {
  /** A path as in '/our-work', without a slash at its end: the address with one is redirected too. */
  from: string;
  /** The route of a page. */
  to: string;
}

/** The pages of a shell, and the former addresses of pages. */
export interface Routing {
  remotes: readonly Remote[];
  redirects: readonly Redirect[];
  /** The path of enquiries and the port of the service behind it; absent if the site does not take them itself. */
  enquiries?: { endpoint: string; servicePort: number };
}

/** The file `dist/build.json`: the description of a build, for the release. No browser reads it. */
export interface BuildRecord extends Partial<Routing> {
  /** The part's name, as in the table of remotes, or `shell`. A shell's record has its routing. */
  part: string;
  /** The versions of shared modules and of the federation runtime that a remote works with, as ranges. */
  requires?: Record<string, string>;
  /** The exact versions of shared modules and of the federation runtime in a shell. */
  provides?: Record<string, string>;
  /** The scripts of a first visit, in `browser/`, the entry first. */
  scripts: string[];
  /** The style sheets of a first visit, in `browser/`. */
  styles: string[];
}

/** A released part, for composing pages. */
export interface LivePart {
  record: BuildRecord;
  /** The address of its `browser/` folder, ending in a slash. */
  base: string;
  /** Integrity metadata of each file in `browser/`, by name. */
  integrity: Record<string, string>;
  /** The text of each style sheet of a first visit, by name. */
  styles: Record<string, string>;
  /** The text of its server bundle. */
  serverBundle: string;
}
