/*
 * What shell, build and remotes rely on in the document beside `PageProps`. A remote may use it, and a shell has to
 * keep it.
 */

/** The id of the element that is prerendered and hydrated. */
export const rootId = 'root';

/**
 * The heading that a page shows exactly once, whatever its state. The shell moves the focus to it after a change of
 * page, so it has `tabIndex={-1}`.
 */
export const pageHeading = 'main h1';

/**
 * The key, in the `dataset` of `<html>`, that says: all of the page is laid out. Until the shell sets it, what stands
 * far down a phone's page may wait (the mixin `rendered-when-near`), and positions down the page are estimates.
 */
export const laidOutKey = 'whole';

/** The User Timing mark of a page that is hydrated or, after a change of page, in the document. */
export const pageInteractive = 'page-interactive';

/**
 * What a visitor taps before the page is interactive is kept, and clicked again once it is: buttons in `main`, and
 * links that open something in place, which say so by `aria-haspopup`.
 */
export const keptWhenTappedEarly = 'main :is(button, a[aria-haspopup])';

/**
 * The custom properties that the live shell's style sheet sets on `:root`, and that the style sheets of every part may
 * use. Tokens are only added: a remote that was released earlier goes on using those of its time.
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
