import type { Configuration } from 'webpack';

export interface Part {
  /** The part's folder, whose name is the part's. */
  dir: string;
  /** What goes into the browser build beside what federation exposes. */
  browserEntry?: Configuration['entry'];
  /** The module that the prerender evaluates. */
  serverEntry: string;
  /** The module exposed as `./Page`; the shell exposes none. */
  page?: string;
}

export type Mode = 'development' | 'production';

/** A part is built twice, for browsers and for the prerender. */
export type Side = 'browser' | 'server';
