import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import * as businessModule from 'shared-content/business';
import type { PageMeta, PageModule } from 'shared-content/contract/page';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { browserFolderMark } from 'shared-content/contract/addresses';
import type { SharedModule } from 'shared-content/contract/sharedModules';
import { App, unknownPageTitle } from '../App/App';
import { asPageModule, markFulfilled } from '../loading/pageModule';
import { documentText, type LivePart } from './documentText';
import { evaluateBundle } from './evaluateBundle';

/** The documents of a site, as text. */
export interface Documents {
  /** By route. */
  pages: ReadonlyMap<string, string>;
  notFound: string;
}

/** A page that suspends for longer than this is given up. */
const renderTimeoutMs = 10_000;

/** What a remote's server bundle may `require`: the same modules that the shell shares in the browser. */
const shared: Record<SharedModule, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'shared-content/business': businessModule,
};

/**
 * Renders every page from one set of released parts. The result depends on nothing else.
 *
 * @throws Error that names the part whose page cannot be rendered.
 */
export async function renderPages(shell: LivePart, live: Record<RemoteName, LivePart>): Promise<Documents> {
  const pages = new Map<string, string>();
  const modules = Object.fromEntries(
    remotes.map(({ name }) => [name, evaluatePage(name, live[name])]),
  ) as Record<RemoteName, PageModule>;

  for (const { name, route } of remotes) {
    const { meta } = modules[name];
    const body = await renderRoute(route, modules, name);
    pages.set(route, documentText({ route, meta, body, shell, live, page: name }));
  }
  const unknown: PageMeta = { title: unknownPageTitle, description: 'There is no page at this address.' };
  const body = await renderRoute('/404', modules, 'shell');
  return { pages, notFound: documentText({ meta: unknown, body, shell, live }) };
}

function evaluatePage(name: string, { serverBundle, base }: LivePart): PageModule {
  const require = (request: string) => {
    if (!(request in shared)) throw new Error(`it requires '${request}', which the shell does not share`);
    return shared[request as SharedModule];
  };
  let exports: unknown;
  try {
    exports = evaluateBundle(serverBundle.replaceAll(browserFolderMark(name), base), name, require);
  } catch (error) {
    throw new Error(`${name} throws while it is loaded: ${messageOf(error)}`, { cause: error });
  }
  return asPageModule(exports, name);
}

async function renderRoute(
  route: string,
  modules: Record<RemoteName, PageModule>,
  part: string,
): Promise<string> {
  const errors: unknown[] = [];
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, renderTimeoutMs);
  const load = (remote: RemoteName) => markFulfilled(Promise.resolve(modules[remote]), modules[remote]);
  const rendering = prerender(
    <StaticRouter location={route}>
      <App pages={{ load, lastLoad: load, loadPersistently: load, has: () => true }} buildOf={() => ''} />
    </StaticRouter>,
    {
      // A large boundary would be emitted hidden, with an inline script to show it.
      progressiveChunkSize: Infinity,
      signal: timeout.signal,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await rendering
    .then(({ prelude }) => new Response(prelude).text())
    .finally(() => {
      clearTimeout(timer);
    });
  if (timeout.signal.aborted) {
    const seconds = renderTimeoutMs / 1000;
    throw new Error(`${part} does not finish rendering: it still waits for something after ${seconds} s`);
  }
  if (errors.length > 0)
    throw new Error(`${part} throws while it renders: ${messageOf(errors[0])}`, { cause: errors[0] });
  return html;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
