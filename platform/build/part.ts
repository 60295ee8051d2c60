import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { Routing } from 'shared-content/contract/buildRecord';

const manifest = createRequire(import.meta.url)('../package.json') as { browserslist: string[] };

/**
 * The browsers in which pages come alive: every compile target follows from this list in the platform's package.json. In
 * older browsers a page is plain HTML: see shell/server/document/earlyScript.ts.
 */
export const supportedBrowsers = manifest.browserslist;

/** The settings in a part's `webpack.config.mjs`. */
export interface PartSettings {
  dir: string;
  /** The entry of the browser build, beside the module that federation exposes. */
  browserEntry?: Configuration['entry'];
  /** The module that the prerender evaluates. */
  serverEntry: string;
  /** The module exposed as `./Page`; the shell exposes none. */
  page?: string;
  routing?: Routing;
}

export interface Part extends PartSettings {
  /** As in the table of remotes, or `shell`. */
  name: string;
}

export type Mode = 'development' | 'production';

/** A part is built twice, for browsers and for the prerender. */
export type Side = 'browser' | 'server';

/** The configurations that the `webpack.config.mjs` in a folder makes. */
export async function configurationsIn(folder: string, env: object, mode: Mode): Promise<Configuration[]> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.mjs')).href;
  const config = (await import(file)) as { default: (env: object, run: { mode: Mode }) => Configuration[] };
  return config.default(env, { mode });
}

/** The name of a part, from its package.json: in a pipeline its folder may have any name. Throws if there is none. */
export function nameOf(dir: string): string {
  const file = path.join(dir, 'package.json');
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name))
    throw new Error(`${file} has no name for the part: write letters, digits and hyphens, as in "mf-guides"`);
  return name;
}
