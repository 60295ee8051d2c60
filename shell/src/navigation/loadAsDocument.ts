import { siteAnswers } from 'shared-content/ui/siteAnswers';

/**
 * Has the browser load an address as a document, if the site answers.
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
  if (!(await siteAnswers(url.pathname)) || !isWanted()) return false;
  load(url);
  return true;
}

/** After Back the address has changed already: assigning it again would at most jump to its hash. */
function loadDocument(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
