import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { business } from 'shared-content/business';
import { quoteForm } from 'shared-content/content/quoteForm';
import { highlightPlace } from 'shared-content/contract/document';
import type { LivePart } from 'shared-content/contract/buildRecord';
import type { PageMeta, PageModule } from 'shared-content/contract/page';
import { type Remote, type RemoteName, remotes } from 'shared-content/contract/remotes';
import { App } from '../../src/App/App';
import { EnquiriesAway } from '../../src/App/EnquiriesAway';
import { loadedPages } from '../../src/loading/pages';
import { prerenderedEntry } from '../../src/navigation/historyEntry';
import { unknownPageTitle } from '../../src/navigation/pageAt';
import { documentText, leadingPreloads } from './documentText';
import { evaluatePage, evaluatePages, messageOf } from './evaluatePages';

/** The longest that a page may suspend. */
const renderTimeoutMs = 10_000;

/**
 * Renders the pages of remotes from one set of released parts. The result depends on nothing else.
 *
 * @param wanted the remotes; all unless given.
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
 * Renders the highlight that a remote lends to other pages; undefined if it lends none. A release puts it into their
 * documents, so that the code of one remote never runs beside that of another.
 */
export async function renderHighlight(name: RemoteName, live: LivePart): Promise<string | undefined> {
  const { Highlight } = evaluatePage(name, live);
  if (!Highlight) return undefined;
  const html = await renderTree(<Highlight />, name, name);
  return html.replace(leadingPreloads, '');
}

/** Renders the page for unknown addresses. */
export async function renderUnknownPage(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
): Promise<string> {
  const meta: PageMeta = { title: unknownPageTitle, description: 'There is no page at this address.' };
  const body = await renderRoute('/404', evaluatePages(live), 'shell');
  return documentText({ meta, body, shell, live });
}

/**
 * Renders the answer to a form that the browser posts without scripts while the service for enquiries is away. It is not
 * hydrated: its address has no page, so React would show the page for unknown addresses.
 */
export async function renderEnquiriesAway(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
): Promise<string> {
  const { title, description } = quoteForm.failure;
  const meta: PageMeta = { title: `${title} | ${business.name}`, description };
  const body = await renderTree(<EnquiriesAway />, 'shell');
  return documentText({ meta, body, shell, live, hydrated: false });
}

function renderRoute(route: string, modules: Record<RemoteName, PageModule>, part: string): Promise<string> {
  const app = (
    <App
      pages={loadedPages((remote) => modules[remote])}
      entry={() => prerenderedEntry(route)}
      onError={() => undefined}
    />
  );
  return renderTree(app, part);
}

async function renderTree(tree: ReactNode, part: string, identifierPrefix?: string): Promise<string> {
  const errors: unknown[] = [];
  const timeout = new AbortController();
  // Not AbortSignal.timeout(), whose timer does not keep the process alive.
  const timer = setTimeout(() => {
    timeout.abort();
  }, renderTimeoutMs);
  const rendering = prerender(tree, {
    // React would emit a large boundary hidden, with an inline script that shows it.
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
