/** With the 5 s that a load may take, a visitor has an answer within 8 s. A poor line may need this long, in milliseconds. */
const answerTimeout = 2500;

/**
 * Has the browser open an address as a document, if the site can answer with one: if it cannot, leaving this
 * document would trade it for an error page.
 *
 * @param wanted says, once the site has answered, whether the visitor still wants to go there.
 * @param load opens the document.
 * @returns whether the browser took over.
 */
export async function leaveDocument(url: URL, wanted: () => boolean, load = loadDocument): Promise<boolean> {
  try {
    const { status } = await fetch(url.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeout),
    });
    if (status >= 500) return false;
  } catch {
    return false;
  }
  if (!wanted()) return false;
  load(url);
  return true;
}

/** After Back the address is in place already, and to assign it again would at most jump to its hash. */
function loadDocument(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
