/*
 * How long a visitor waits for a page whose remote fails. A page is several files that are requested one after another;
 * each is given up after `fileTimeoutMs`, and the page after `pageTimeoutMs`. Then the shell asks the site for the
 * document, for `answerTimeoutMs`. So after at most 7.5 s the visitor has the document, or the notice with the numbers.
 */

/** For one file: an entry script, a chunk, or the list of a build's hashes. */
export const fileTimeoutMs = 4000;

/** For all files of a page. More than `fileTimeoutMs`, so that one file that hangs is reported by its name. */
export const pageTimeoutMs = 5000;

/** For the answer of the site to a request for a document. */
export const answerTimeoutMs = 2500;
