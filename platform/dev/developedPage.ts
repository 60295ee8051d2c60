import { performReactRefresh } from 'react-refresh/runtime';
import type { PageModule } from 'shared-content/contract/page';
import * as developed from 'developed-page';

// As a whole, since webpack warns of an export that the page does not have.
const page: PageModule = developed;

export const { default: Page, meta, Highlight } = page;
export { Page as default };

// `meta` beside the component keeps React Refresh from accepting the module itself.
const shown = JSON.stringify(meta);
import.meta.webpackHot?.accept('developed-page', () => {
  if (JSON.stringify(page.meta) === shown) performReactRefresh();
  else location.reload();
});
