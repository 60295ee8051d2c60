import { createRequire } from 'node:module';

const manifest = createRequire(import.meta.url)('../package.json') as { browserslist: string[] };

/**
 * The browsers in which pages come alive: every compile target follows from this list in the platform's package.json. In
 * older browsers a page is plain HTML: see shell/server/document/earlyScript.ts.
 */
export const supportedBrowsers = manifest.browserslist;
