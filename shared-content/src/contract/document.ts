/*
 * What shell and remotes rely on in the document beside `PageProps`. A remote may use each of these, and a shell keeps
 * them. document.test.ts compares them with the files that cannot import them: style sheets and the early script.
 */

/** The id of the element that is prerendered and hydrated. It holds the whole page, header and footer included. */
export const rootId = 'root';

/** The id of the inline JSON block that says which builds a document was composed from. */
export const releaseDataId = 'release';

/**
 * The name of the `meta` element that says which builds the HTML of a page is made of: the shell's, that of the remote
 * whose page it is, and those of remotes that lend it a highlight, as in `shell 1a2b3c, mf-home 4d5e6f`.
 */
export const buildsMeta = 'builds';

/**
 * The heading that a page renders exactly once, whatever its state. The shell focuses it after a change of page, so it
 * has `tabIndex={-1}`.
 */
export const pageHeading = 'main h1';

/**
 * The key in the `dataset` of `<html>` that the shell sets once the whole page is laid out. Until then content far down
 * a phone's page may be skipped (the mixin `rendered-when-near`), and positions down the page are estimates.
 */
export const laidOutKey = 'whole';

/**
 * The attribute of the element around a highlight; its value is the remote that lends it. A release puts the highlight's
 * HTML, which that remote's own process renders, between the tags of `highlightPlace`.
 */
export const highlightAttribute = 'data-highlight';

/**
 * The text of a highlight's element in the HTML of a page that places it, before the highlight is in it or with it. The
 * highlight has an element of its own within, since React wants none of its elements to be the container of another root.
 */
export function highlightPlace(remote: string, html?: string): string {
  const container = html === undefined ? '' : `<div>${html}</div>`;
  return `<div ${highlightAttribute}="${remote}">${container}</div>`;
}

/** The User Timing mark of the shell for a page that is hydrated or, after a change of page, in the document. */
export const pageInteractive = 'page-interactive';

/**
 * What the shell clicks again once the page is interactive, if it was tapped before: buttons in `main`, and links that
 * open something in place, which say so by `aria-haspopup`. Any other link is followed by the browser at once.
 */
export const keptWhenTappedEarly = 'main :is(button, a[aria-haspopup])';

/**
 * The custom properties that the live shell's style sheet sets on `:root`, and that the style sheets of every part may
 * use. None is ever removed: a remote that was released earlier uses those of its time, and the release refuses a shell
 * without them.
 */
export const brandTokens = [
  '--lime',
  '--mortar',
  '--slate',
  '--stone',
  '--brick',
  '--brick-deep',
  '--brick-tint',
  '--straw',
  '--focus',
  '--ok',
  '--danger',
  '--font-heading',
  '--font-body',
  '--size-h1',
  '--size-h2',
  '--size-h3',
  '--size-lead',
  '--size-body',
  '--size-small',
  '--weight-heading',
  '--leading-heading',
  '--leading-body',
  '--measure',
  '--unit',
  '--radius',
  '--hairline',
  '--width',
  '--gutter',
  '--section',
  '--header-height',
  '--below-header',
  '--target',
  '--fast',
  '--slow',
  '--ease',
] as const;
