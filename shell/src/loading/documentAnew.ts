const storageKey = 'document-anew';

/** The most times in a row that a document is loaded because of an error; the last one is left as it came. */
const mostLoads = 2;

/**
 * How often in a row this document was loaded because of an error. Call it once, when the page starts: it forgets it.
 * 0 where session storage is switched off.
 */
export function takeLoads(): number {
  try {
    const [path, loads] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    sessionStorage.removeItem(storageKey);
    return path === location.pathname ? Number(loads) : 0;
  } catch {
    return 0;
  }
}

/** Whether the document is to stay as it came, complete HTML with plain links, since its script has failed twice. */
export function isLeftAsItCame(loads: number): boolean {
  return loads >= mostLoads;
}

/** Loads the document of the present address. Does nothing where session storage cannot count how often. */
export function loadDocumentAnew(loads: number): void {
  try {
    sessionStorage.setItem(storageKey, `${location.pathname} ${loads + 1}`);
    location.reload();
  } catch {
    // Without a count this could go in a circle.
  }
}
