import { webpackPart } from 'platform/build/webpack';
import { tsImport } from 'tsx/esm/api';

const read = (module) => tsImport(`shared-content/${module}`, import.meta.url);
const { report } = await read('content/site');
const { ownRouting } = await read('contract/routes');

export default webpackPart({
  dir: import.meta.dirname,
  // Chosen here, so that a shell that reports nothing has no byte of it.
  browserEntry: { shell: report.endpoint ? './src/browserReporting.ts' : './src/browser.ts' },
  serverEntry: './server/composeSite.ts',
  routing: ownRouting,
});
