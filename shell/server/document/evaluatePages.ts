import { runInThisContext } from 'node:vm';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as businessModule from 'shared-content/business';
import { browserFolderMark } from 'shared-content/contract/addresses';
import type { LivePart } from 'shared-content/contract/buildRecord';
import type { PageModule } from 'shared-content/contract/page';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import type { SharedModule } from 'shared-content/contract/sharedModules';
import { asPageModule } from '../../src/loading/pages';

/**
 * The modules that a remote's server bundle may `require`: those that the shell shares in the browser. The business facts
 * are frozen, so a page that changes one throws, and is not released.
 */
const shared: Record<SharedModule, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'shared-content/business': frozen(businessModule),
};

/** Evaluates the pages of all remotes. */
export function evaluatePages(live: Record<RemoteName, LivePart>): Record<RemoteName, PageModule> {
  const pages = remotes.map(({ name }) => [name, evaluatePage(name, live[name])]);
  return Object.fromEntries(pages) as Record<RemoteName, PageModule>;
}

/** Evaluates a remote's server bundle. Throws an Error that names the remote if the bundle throws or is no page. */
export function evaluatePage(name: string, { serverBundle, base }: LivePart): PageModule {
  const require = (request: string) => {
    if (!(request in shared)) throw new Error(`it requires '${request}', which the shell does not share`);
    return shared[request as SharedModule];
  };
  let exports: unknown;
  try {
    exports = exportsOf(serverBundle.replaceAll(browserFolderMark(name), base), name, require);
  } catch (error) {
    throw new Error(`${name} throws while it is loaded: ${messageOf(error)}`, { cause: error });
  }
  return asPageModule(exports, name);
}

/** Runs a bundle, one file of CommonJS, with the rights of this process. A release does so in a process without rights. */
function exportsOf(code: string, filename: string, require: (request: string) => unknown): unknown {
  const wrapper: unknown = runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename,
  });
  const module = { exports: {} as unknown };
  if (typeof wrapper === 'function') Reflect.apply(wrapper, undefined, [module, module.exports, require]);
  return module.exports;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    // The namespace of a module is read-only, and cannot be frozen.
    if (!Object.hasOwn(value, '__esModule')) Object.freeze(value);
  }
  return value;
}

/** React's error where a component takes its hooks from another copy of React. */
const otherReact = /Cannot read properties of null \(reading 'use\w+'\)/;

/** The message of an error that a bundle has thrown. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return otherReact.test(message)
    ? `two copies of React are in its build, see npm ls react and docs/upgrading.md (${message})`
    : message;
}
