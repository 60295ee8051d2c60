import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import * as businessModule from 'shared-content/business';
import type { BuildRecord } from 'shared-content/buildRecord';
import type { PageMeta, PageModule } from 'shared-content/contract';
import { type RemoteName, remotes } from 'shared-content/remotes';
import { siteOrigin } from 'shared-content/site';
import { nginxConfiguration } from '../../serve/nginx';
import { pageFile } from '../../serve/routes';
import { staticHostHeaders } from '../../serve/staticHostHeaders';
import { App } from '../App/App';
import { unknownPageTitle } from '../App/UnknownPage';
import { asPageModule } from '../remotes/pageModule';
import { loadedPage } from '../remotes/remotePages';
import { evaluateBundle } from './evaluateBundle';
import { documentText } from './documentText';
import { robots, sitemap } from './sitemap';
import { webManifest } from './webManifest';

/** One released part as the composing needs it. */
export interface LivePart {
  record: BuildRecord;
  /** The address of its `browser/` folder, ending in a slash. */
  base: string;
  /** Integrity metadata of each file in `browser/`, by name. */
  integrity: Record<string, string>;
  /** The text of its server bundle. */
  serverBundle: string;
}

/** A page that waits for something that never comes is given up after this many milliseconds. */
const longestRendering = 10_000;

/** What a remote's server bundle may `require`: the same modules that the shell shares in the browser. */
const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'shared-content/business': businessModule,
};

/**
 * Renders every page of the site from one set of released parts. The result depends on nothing else.
 *
 * @returns the text of every generated file, by its path in the site folder.
 * @throws Error that names the part whose page cannot be rendered.
 */
export async function composeSite(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const modules = Object.fromEntries(
    remotes.map(({ name }) => [name, evaluatePage(name, live[name])]),
  ) as Record<RemoteName, PageModule>;

  for (const { name, route } of remotes) {
    const { meta } = modules[name];
    const body = await renderRoute(route, modules, name);
    files.set(pageFile(route), documentText({ route, meta, body, shell, live, page: name }));
  }
  const unknown: PageMeta = { title: unknownPageTitle, description: 'There is no page at this address.' };
  const body = await renderRoute('/404', modules, 'shell');
  files.set('404.html', documentText({ meta: unknown, body, shell, live }));
  files.set('sitemap.xml', sitemap(remotes.map(({ route }) => siteOrigin + route)));
  files.set('robots.txt', robots(siteOrigin));
  files.set('site.webmanifest', webManifest());
  const origins = [shell, ...Object.values(live)].flatMap(({ base }) =>
    base.startsWith('/') ? [] : [new URL(base).origin],
  );
  // The other origin may serve this very folder, and must then let this site load from it.
  const elsewhere = { origins, cors: origins.length > 0 };
  files.set('nginx.conf', nginxConfiguration(elsewhere));
  files.set('_headers', staticHostHeaders(elsewhere));
  return files;
}

function evaluatePage(name: string, { serverBundle, base }: LivePart): PageModule {
  const require = (request: string) => {
    if (!(request in shared)) throw new Error(`it requires '${request}', which the shell does not share`);
    return shared[request];
  };
  let exports: unknown;
  try {
    exports = evaluateBundle(serverBundle.replaceAll(`/@${name}@/`, base), name, require);
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
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
  }, longestRendering);
  const load = (remote: RemoteName) => loadedPage(Promise.resolve(modules[remote]), modules[remote]);
  const rendering = prerender(
    <StaticRouter location={route}>
      <App pages={{ load, lastLoad: load, loadPersistently: load, has: () => true }} buildOf={() => ''} />
    </StaticRouter>,
    {
      // A large boundary would be emitted hidden, with an inline script to show it.
      progressiveChunkSize: Infinity,
      signal: late.signal,
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
  if (late.signal.aborted) {
    const seconds = longestRendering / 1000;
    throw new Error(`${part} does not finish rendering: it still waits for something after ${seconds} s`);
  }
  if (errors.length > 0)
    throw new Error(`${part} throws while it renders: ${messageOf(errors[0])}`, { cause: errors[0] });
  return html;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
