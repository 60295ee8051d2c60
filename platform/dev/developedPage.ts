import { performReactRefresh } from 'react-refresh/runtime';
import Page, { meta } from 'developed-page';

export { Page as default, meta };

// `meta` beside the component keeps React Refresh from accepting the module itself.
const shown = JSON.stringify(meta);
import.meta.webpackHot?.accept('developed-page', () => {
  if (JSON.stringify(meta) === shown) performReactRefresh();
  else location.reload();
});
