import { tsImport } from 'tsx/esm/api';

const { webpackPart: configurationsOf } = await tsImport('./part.ts', import.meta.url);

/**
 * The webpack configuration of a part, as its `webpack.config.mjs` exports it.
 *
 * @param {import('./settings').Part} part
 */
export function webpackPart(part) {
  return (env, { mode }) => configurationsOf(part, { env, mode });
}
