import { developmentPath, entryFile, releasesPath } from 'shared-content/contract/addresses';
import { buildsMeta, releaseDataId, rootId } from 'shared-content/contract/document';

/** What the release data of a live site says that developing against it needs. */
export interface LiveData {
  /** The entry script of every remote. */
  remotes: Record<string, string>;
  contract?: string;
}

const dataBlock = new RegExp(`(<script type="application/json" id="${releaseDataId}">)(.*?)(</script>)`, 's');
/** What the browser waits for before it paints: a part of the prerendered HTML. */
const expected = /<link rel="expect"[^>]*>\n?/;
const root = new RegExp(`(<div id="${rootId}">).*(</div>\\s*</body>)`, 's');

/** Reads the release data of a document; undefined if it has none: then it belongs to no site of this kind. */
export function liveDataIn(html: string): LiveData | undefined {
  try {
    const data: unknown = JSON.parse(dataBlock.exec(html)?.[2] ?? '');
    return isLiveData(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A live document that takes one part from its dev server. The part's own page comes without its prerendered HTML, style
 * sheets and preloads, which are those of another build: the shell then renders it in the browser. A document without
 * release data stays as it is.
 */
export function withDevelopedPart(html: string, part: string): string {
  const data = liveDataIn(html);
  if (!data) return html;
  const remotes = { ...data.remotes, [part]: developmentPath + entryFile(part) };
  const text = JSON.stringify({ ...data, remotes }).replaceAll('<', '\\u003c');
  const named = html
    .replace(dataBlock, (_, start: string, _data, end: string) => start + text + end)
    .replace('</head>', `<script defer src="${developmentPath}showBuilds.js"></script>\n</head>`);
  return isPageOf(html, part) ? withoutBuild(named, part) : named;
}

function isPageOf(html: string, part: string): boolean {
  return new RegExp(`<meta name="${buildsMeta}" content="[^"]*, ${part} `).test(html);
}

function withoutBuild(html: string, part: string): string {
  const links = new RegExp(`<link [^>]*${releasesPath}${part}/[^>]*>`, 'g');
  // A style sheet that stands in the page has the name of the link that stands for it.
  const sheets = (html.match(links) ?? []).flatMap((link) => / data-href="([^"]+)"/.exec(link)?.[1] ?? []);
  return html
    .replaceAll(links, '')
    .replaceAll(/<style data-href="([^"]+)">.*?<\/style>/gs, (style, name: string) =>
      sheets.includes(name) ? '' : style,
    )
    .replace(expected, '')
    .replace(root, (_, start: string, end: string) => start + end);
}

function isLiveData(data: unknown): data is LiveData {
  if (typeof data !== 'object' || data === null || !('remotes' in data)) return false;
  const { remotes } = data;
  return typeof remotes === 'object' && remotes !== null;
}

/**
 * The content security policy of the live site for a page under development: the page may also talk to the dev server
 * and show its overlay. What it sends or reports goes to no other address.
 */
export function developmentPolicy(policy: string, socket: string): string {
  const directives = new Map(
    policy.split(';').map((directive): [string, string] => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
  // The lists of hashes are fetched from where the scripts come from.
  directives.set('connect-src', `${directives.get('script-src') ?? "'self'"} ${socket}`);
  directives.set('form-action', "'self'");
  const trusted = directives.get('trusted-types');
  if (trusted !== undefined) directives.set('trusted-types', `${trusted} webpack-dev-server#overlay`);
  for (const name of ['report-uri', 'report-to']) directives.delete(name);
  return [...directives].map((directive) => directive.join(' ').trim()).join('; ');
}
