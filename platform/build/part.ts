import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Routing } from 'shared-content/contract/buildRecord';

/** What a part's `webpack.config.mjs` says. */
export interface PartSettings {
  /** The part's folder. */
  dir: string;
  /** What goes into the browser build beside what federation exposes. */
  browserEntry?: Configuration['entry'];
  /** The module that the prerender evaluates. */
  serverEntry: string;
  /** The module exposed as `./Page`; the shell exposes none. */
  page?: string;
  /** Of a shell: the pages that it shows. */
  routing?: Routing;
}

export interface Part extends PartSettings {
  /** As in the table of remotes, or `shell`. */
  name: string;
}

export type Mode = 'development' | 'production';

/** A part is built twice, for browsers and for the prerender. */
export type Side = 'browser' | 'server';

/** Gives a part the name in its package.json, since a pipeline checks out into a folder of any name. */
export function named(settings: PartSettings): Part {
  return { ...settings, name: nameOf(settings.dir) };
}

/** The name of the part in a folder. Throws where its package.json has none. */
export function nameOf(dir: string): string {
  const file = path.join(dir, 'package.json');
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name))
    throw new Error(`${file} has no name for the part: write letters, digits and hyphens, as in "mf-guides"`);
  return name;
}
