import { webpackPart } from 'build/webpack';
import { tsImport } from 'tsx/esm/api';

const { report } = await tsImport('shared-content/content/site', import.meta.url);

export default webpackPart({
  dir: import.meta.dirname,
  // Chosen here, so that a shell that reports nothing has no byte of it.
  browserEntry: { shell: report.endpoint ? './src/browserReporting.ts' : './src/browser.tsx' },
  serverEntry: './site/composeSite.ts',
});
