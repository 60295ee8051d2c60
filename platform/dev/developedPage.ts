import { performReactRefresh } from 'react-refresh/runtime';
import * as developed from 'developed-page';

export const { default: Page, meta, Highlight } = developed;

export { Page as default };

// `meta` beside the component keeps React Refresh from accepting the module itself.
const shown = JSON.stringify(meta);
import.meta.webpackHot?.accept('developed-page', () => {
  if (JSON.stringify(developed.meta) === shown) performReactRefresh();
  else location.reload();
});
