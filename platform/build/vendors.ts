import { createRequire } from 'node:module';
import path from 'node:path';

/** Has a remote take the bundler runtime that the shell provides; keyed by the file, as federation asks for it. */
export function providedRuntime(): Record<string, string> {
  const federation = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
  const bundlerRuntime = createRequire(federation).resolve(
    '@module-federation/webpack-bundler-runtime/bundler',
  );
  return { [bundlerRuntime]: path.join(import.meta.dirname, 'providedRuntime.mjs') };
}
