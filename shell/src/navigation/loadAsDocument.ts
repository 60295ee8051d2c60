/** Long enough for a slow connection; with the 5 s of a failed load a visitor has an answer within 8 s. */
const answerTimeoutMs = 2500;

/**
 * Has the browser load an address as a document, if the site answers: if it does not, this document would be given up
 * for the browser's error page.
 *
 * @param isWanted is asked once the site has answered: does the visitor still want to go there?
 * @param load loads the document.
 * @returns whether the browser took over.
 */
export async function loadAsDocument(
  url: URL,
  isWanted: () => boolean,
  load = loadDocument,
): Promise<boolean> {
  try {
    const { status } = await fetch(url.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (status >= 500) return false;
  } catch {
    return false;
  }
  if (!isWanted()) return false;
  load(url);
  return true;
}

/** After Back the address has changed already: assigning it again would at most jump to its hash. */
function loadDocument(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
