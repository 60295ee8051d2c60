/** The file `dist/build.json`, by which a build describes itself to the release. No browser reads it. */
export interface BuildRecord {
  /** The part's name, as in the table of remotes, or `shell`. */
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
