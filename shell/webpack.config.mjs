import { webpackPart } from 'build/webpack';

export default webpackPart({
  dir: import.meta.dirname,
  browserEntry: { shell: './src/browser.tsx' },
  serverEntry: './site/composeSite.ts',
});
