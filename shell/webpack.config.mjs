import { tsImport } from 'tsx/esm/api';

const { webpackBase } = await tsImport('../webpack.base.ts', import.meta.url);

export default (env, { mode }) =>
  webpackBase(
    {
      dir: import.meta.dirname,
      browserEntry: { shell: './src/browser.tsx' },
      serverEntry: './src/server.tsx',
    },
    { env, mode },
  );
