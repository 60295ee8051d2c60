const storageKey = 'reloads-after-errors';

/** After this many reloads in a row the document is left as it came: complete HTML with plain links. */
export const mostReloads = 2;

/** Loads an address as a document. After Back it is the present address, and assigning it would only jump to its hash. */
export function loadDocument(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

/** How often in a row errors have reloaded this document. Call it once, when the page starts: it resets the count. */
export function takeReloads(): number {
  try {
    const [path, reloads] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    sessionStorage.removeItem(storageKey);
    return path === location.pathname ? Number(reloads) : 0;
  } catch {
    // Session storage is switched off.
    return 0;
  }
}

/** Reloads the document, unless session storage is switched off: without a count the reloads might never end. */
export function reloadAfterError(reloads: number): void {
  try {
    sessionStorage.setItem(storageKey, `${location.pathname} ${reloads + 1}`);
    location.reload();
  } catch {
    // The document stays.
  }
}
