import { tsImport } from 'tsx/esm/api';

const { webpackPart: configurationsOf } = await tsImport('./webpackPart.ts', import.meta.url);

/**
 * The webpack configuration of a part, as its `webpack.config.mjs` exports it.
 *
 * @param {import('./part').PartSettings} part
 */
export function webpackPart(part) {
  return (env, { mode }) => configurationsOf(part, { env, mode });
}
