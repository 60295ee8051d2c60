import { tsImport } from 'tsx/esm/api';

const { webpackBase } = await tsImport('../webpack.base.ts', import.meta.url);

export default (env, { mode }) =>
  webpackBase(
    { dir: import.meta.dirname, page: './src/Page/Page', serverEntry: './src/Page/Page' },
    { env, mode },
  );
