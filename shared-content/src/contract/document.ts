/*
 * The contract of shell and remotes in the document: remotes may use it, and the shell keeps it. document.test.ts
 * compares it with files that cannot import it: style sheets and the early script.
 */

/** The id of the prerendered and hydrated element. It holds the whole page with header and footer. */
export const rootId = 'root';

/** The id of the inline JSON block with the builds of a document. */
export const releaseDataId = 'release';

/**
 * The name of the `meta` element with the builds in the HTML of a page: of the shell, of the page's remote, and of
 * remotes that lend a highlight, as in `shell 1a2b3c, mf-home 4d5e6f`.
 */
export const buildsMeta = 'builds';

/**
 * The heading of a page, exactly one in every state. The shell focuses it after a change of page, so it has
 * `tabIndex={-1}`.
 */
export const pageHeading = 'main h1';

/**
 * The key in the `dataset` of `<html>` that the shell sets when the whole page is laid out. Before that, positions far
 * down a phone's page are estimates (the mixin `rendered-when-near`).
 */
export const laidOutKey = 'whole';

/**
 * The attribute of the element around a highlight; its value is the lending remote. A release puts the highlight's HTML
 * between the tags of `highlightPlace`.
 */
export const highlightAttribute = 'data-highlight';

/**
 * The HTML of a highlight's place in a page, empty or with the highlight. The highlight has its own element within: React
 * warns if one of its elements is the container of another root.
 */
export function highlightPlace(remote: string, html?: string): string {
  const container = html === undefined ? '' : `<div>${html}</div>`;
  return `<div ${highlightAttribute}="${remote}">${container}</div>`;
}

/**
 * The shell's User Timing mark for a page that is hydrated or, after a change of page, in the document. Before it the
 * shell keeps taps in `main`, on buttons and on links with `aria-haspopup`, and repeats them then.
 */
export const pageInteractive = 'page-interactive';
