import { webpackPart } from 'platform/build/webpack';

export default webpackPart({
  dir: import.meta.dirname,
  page: './src/Page/Page',
  serverEntry: './src/Page/Page',
});
