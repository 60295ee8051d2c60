import { isReleased } from './releaseData';

/**
 * Allows scripts only from release folders, on this origin and on those of the given files, or from a development server:
 * by the browser's default Trusted Types policy. Browsers without Trusted Types enforce nothing.
 *
 * @param entries the addresses of the remotes' entry scripts.
 * @param known the addresses of other files of this release: the shell may have an origin of its own.
 */
export function trustReleasedScripts(entries: readonly string[], known: readonly string[]): void {
  const entryUrls = entries.map((entry) => new URL(entry, location.href));
  const releaseOrigins = new Set([
    location.origin,
    ...entryUrls.map(({ origin }) => origin),
    ...known.map((address) => new URL(address, location.href).origin),
  ]);
  const developmentOrigins = new Set(
    entryUrls.filter(({ pathname }) => !isReleased(pathname)).map(({ origin }) => origin),
  );
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if ((releaseOrigins.has(origin) && isReleased(pathname)) || developmentOrigins.has(origin))
        return address;
      throw new TypeError(`Scripts do not come from ${origin}${pathname}`);
    },
  });
}
