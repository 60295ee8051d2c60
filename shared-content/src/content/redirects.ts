import type { Redirect } from '../contract/buildRecord';

/** Former addresses of pages. From the next release of the shell on, servers redirect them permanently (301). */
export const redirects: readonly Redirect[] = [];
