import type { PageMeta } from 'shared-content/contract/page';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import type { SharedModule } from 'shared-content/contract/sharedModules';
import earlyScript from './earlyScript.ts?script';
import { drawerId } from '../../src/Header/drawerId';
import { buildOf, type ReleaseData } from '../../src/loading/releaseData';
import { buildsMeta, pageInteractive, releaseDataId, rootId } from 'shared-content/contract/document';
import { describingHead, element, jsonBlock, styleSheets } from './head';
import type { LivePart } from 'shared-content/contract/buildRecord';

interface DocumentParts {
  /** Undefined for the page of unknown paths. */
  route?: string;
  meta: PageMeta;
  /** The prerendered React tree. */
  body: string;
  shell: LivePart;
  live: Record<RemoteName, LivePart>;
  /** The remote whose page this is. */
  page?: RemoteName;
  /** The remotes whose highlights the page places. */
  lenders?: readonly RemoteName[];
  /** False for a document without scripts. */
  hydrated?: boolean;
}

/** The preloads that components request: React writes them in front of the tree. */
export const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Writes a complete HTML document, whose head names exactly the files that this page needs. */
export function documentText({
  route,
  meta,
  body,
  shell,
  live,
  page,
  lenders = [],
  hydrated = true,
}: DocumentParts): string {
  const remote = page && live[page];
  const remotesHere = Object.fromEntries(
    [...(page ? [page] : []), ...lenders].map((name) => [name, live[name]]),
  );
  const preloads = leadingPreloads.exec(body)?.[0] ?? '';
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // A slow parser pauses within the header: painted then, its navigation jumps by 157 px (Chromium, layout shift 0.008).
    element('link', { rel: 'expect', href: `#${drawerId}`, blocking: 'render' }),
    ...styleSheets([shell, ...Object.values(remotesHere)]),
    ...(hydrated ? [early(shell)] : []),
    ...(preloads ? [preloads] : []),
    ...(hydrated ? [element('template', { id: 'scripts' }, scripts(shell, remote).join(''))] : []),
    ...describingHead(meta, route),
    element('meta', { name: buildsMeta, content: builds({ shell, ...remotesHere }) }),
    ...(hydrated
      ? [jsonBlock({ type: 'application/json', id: releaseDataId }, releaseData(shell, live, remote))]
      : []),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
${head.join('\n')}
</head>
<body>
<div id="${rootId}">${body.slice(preloads.length)}</div>
</body>
</html>
`;
}

function builds(parts: Record<string, LivePart>): string {
  return Object.entries(parts)
    .map(([name, { base }]) => `${name} ${buildOf(base)}`)
    .join(', ');
}

function early(shell: LivePart): string {
  const attributes = {
    async: true,
    src: earlyScript,
    'data-until': pageInteractive,
    fetchpriority: 'high',
    ...checked(shell, earlyScript.slice(earlyScript.lastIndexOf('/') + 1)),
  };
  return element('script', attributes, '');
}

/** The scripts that hydrate the page. They stand in a template, until the early script unpacks it. */
function scripts(shell: LivePart, remote: LivePart | undefined): string[] {
  return [
    ...shell.record.scripts.map((file) =>
      element('script', { async: true, src: shell.base + file, ...checked(shell, file) }, ''),
    ),
    ...(remote?.record.scripts ?? []).map((file) =>
      element('link', {
        rel: 'preload',
        as: 'script',
        href: (remote?.base ?? '') + file,
        ...(remote && checked(remote, file)),
      }),
    ),
  ];
}

function checked(part: LivePart, file: string) {
  return { integrity: part.integrity[file], crossorigin: 'anonymous' };
}

function releaseData(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
  remote: LivePart | undefined,
): ReleaseData {
  return {
    remotes: Object.fromEntries(
      remotes.map(({ name }) => [name, live[name].base + (live[name].record.scripts[0] ?? '')]),
    ),
    contract: shell.record.provides?.['shared-content/business' satisfies SharedModule],
    integrity: Object.fromEntries([shell, ...(remote ? [remote] : [])].flatMap(loadable)),
  };
}

/** The hashes of the scripts and style sheets that a page may load on demand, by address. */
function loadable(part: LivePart): [string, string][] {
  return Object.entries(part.integrity)
    .filter(([file]) => /\.(js|css)$/.test(file) && !part.record.styles.includes(file))
    .map(([file, hash]) => [part.base + file, hash]);
}
