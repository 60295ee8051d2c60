import { text } from 'node:stream/consumers';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { prerender } from 'react-dom/static';
import * as businessModule from 'shared-content/business';
import { quoteForm } from 'shared-content/content/quoteForm';
import { browserFolderMark } from 'shared-content/contract/addresses';
import { highlightPlace } from 'shared-content/contract/document';
import type { LivePart } from 'shared-content/contract/buildRecord';
import type { PageMeta, PageModule } from 'shared-content/contract/page';
import { type Remote, type RemoteName, remotes } from 'shared-content/contract/remotes';
import type { SharedModule } from 'shared-content/contract/sharedModules';
import { App, unknownPageTitle } from '../../src/App/App';
import { EnquiriesAway } from '../../src/App/EnquiriesAway';
import { asPageModule, loadedPages } from '../../src/loading/pages';
import { prerenderedEntry } from '../../src/navigation/historyEntry';
import { documentText, leadingPreloads } from './documentText';
import { evaluateBundle } from './evaluateBundle';

/** A page that suspends for longer than this is given up. */
const renderTimeoutMs = 10_000;

/**
 * What a remote's server bundle may `require`: the same modules that the shell shares in the browser. A page that would
 * change a fact of the business there, for all other pages, already throws here and so is not released.
 */
const shared: Record<SharedModule, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'shared-content/business': frozen(businessModule),
};

/**
 * Renders the pages of remotes, of all unless some are given, from one set of released parts. The result depends on
 * nothing else.
 *
 * @returns the documents, by route.
 * @throws Error that names the part whose page cannot be rendered.
 */
export async function renderPages(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
  wanted: readonly (Remote & { name: RemoteName })[] = remotes,
): Promise<Map<string, string>> {
  const modules = evaluatePages(live);
  const pages = new Map<string, string>();
  for (const { name, route, borrows } of wanted) {
    const { meta } = modules[name];
    const body = await renderRoute(route, modules, name);
    const borrowed = Object.values(borrows ?? {});
    const lenders = remotes
      .map((remote) => remote.name)
      .filter((lender) => borrowed.includes(lender) && body.includes(highlightPlace(lender)));
    pages.set(route, documentText({ route, meta, body, shell, live, page: name, lenders }));
  }
  return pages;
}

/**
 * Renders the highlight that a remote lends to the pages of others; undefined where it lends none. A release puts it into
 * their documents, so that no remote's code runs beside another's.
 */
export async function renderHighlight(name: RemoteName, live: LivePart): Promise<string | undefined> {
  const { Highlight } = evaluatePage(name, live);
  if (!Highlight) return undefined;
  const html = await renderTree(<Highlight />, name, name);
  return html.replace(leadingPreloads, '');
}

/** Renders the page for addresses without one. */
export async function renderUnknownPage(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
): Promise<string> {
  const meta: PageMeta = { title: unknownPageTitle, description: 'There is no page at this address.' };
  const body = await renderRoute('/404', evaluatePages(live), 'shell');
  return documentText({ meta, body, shell, live });
}

/**
 * Renders the answer to a form that a browser posts by itself while the service for enquiries is away. It has no
 * scripts: its address is that of no page, so hydrated it would become the page for unknown paths.
 */
export async function renderEnquiriesAway(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
): Promise<string> {
  const { title, description } = quoteForm.failure;
  const meta: PageMeta = { title: `${title} | ${businessModule.business.name}`, description };
  const body = await renderTree(<EnquiriesAway />, 'shell');
  return documentText({ meta, body, shell, live, hydrated: false });
}

function evaluatePages(live: Record<RemoteName, LivePart>): Record<RemoteName, PageModule> {
  const pages = remotes.map(({ name }) => [name, evaluatePage(name, live[name])]);
  return Object.fromEntries(pages) as Record<RemoteName, PageModule>;
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

function renderRoute(route: string, modules: Record<RemoteName, PageModule>, part: string): Promise<string> {
  const app = (
    <App
      pages={loadedPages((remote) => modules[remote])}
      entry={() => prerenderedEntry(route)}
      buildOf={() => ''}
      onError={() => undefined}
    />
  );
  return renderTree(app, part);
}

async function renderTree(tree: React.ReactNode, part: string, identifierPrefix?: string): Promise<string> {
  const errors: unknown[] = [];
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, renderTimeoutMs);
  const rendering = prerender(tree, {
    // A large boundary would be emitted hidden, with an inline script to show it.
    progressiveChunkSize: Infinity,
    signal: timeout.signal,
    identifierPrefix,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await rendering
    .then(({ prelude }) => text(prelude))
    .catch((error: unknown) => {
      errors.push(error);
      return '';
    })
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

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    // A module's namespace cannot be frozen, and need not be.
    if (!Object.hasOwn(value, '__esModule')) Object.freeze(value);
  }
  return value;
}

/** What React says where a component's hooks are those of another copy of React. */
const otherReact = /Cannot read properties of null \(reading 'use\w+'\)/;

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return otherReact.test(message)
    ? `two copies of React are in its build, see npm ls react and docs/upgrading.md (${message})`
    : message;
}
