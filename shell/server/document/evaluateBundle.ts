import { runInThisContext } from 'node:vm';

/**
 * Evaluates a server bundle, which is CommonJS in one file, and gives what it exports. The bundle has the rights of
 * this process; a release runs all of this in one that has none.
 *
 * @param name stands in stack traces.
 * @param require answers the bundle's requests.
 */
export function evaluateBundle(code: string, name: string, require: (request: string) => unknown): unknown {
  const wrapper: unknown = runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: name,
  });
  const module = { exports: {} as unknown };
  if (typeof wrapper === 'function') Reflect.apply(wrapper, undefined, [module, module.exports, require]);
  return module.exports;
}
