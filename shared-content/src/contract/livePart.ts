import type { BuildRecord } from './buildRecord';

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
