import type { Redirect } from '../contract/buildRecord';

/** Addresses that pages had. A release of the shell has the servers redirect them, permanently (301). */
export const redirects: readonly Redirect[] = [];
