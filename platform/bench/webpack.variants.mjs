import { tsImport } from 'tsx/esm/api';

const { variantOf } = await tsImport('./variantSettings.ts', import.meta.url);

export default (env, { mode }) => variantOf(env, mode);
