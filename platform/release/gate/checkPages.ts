import type { Routing } from 'shared-content/contract/buildRecord';
import { answerTo, pageFile, routesOf } from 'shared-content/contract/routes';
import { Refusal } from '../console/refusal';

/** The largest page that is released: far larger than any that a team writes. */
const largestPageBytes = 1_000_000;

/** Names of files in the site's root: no hidden ones, no folders, nothing that the release itself writes there. */
const plainName = /^(?!releases(\.json)?$|status\.json$)\w[\w.-]*(?<!\.br|\.gz)$/;

/**
 * Checks the answer of a part's process: the files of two renderings, as pairs of name and text. Returns the files of the
 * part. Throws a Refusal that names the part if the answer has another shape, the renderings differ, or a page is unfit.
 */
export function checkPageFiles(
  part: string,
  answer: unknown,
  isOwn: (name: string) => boolean,
): [string, string][] {
  if (!Array.isArray(answer) || answer.length !== 2 || !answer.every(isFiles))
    throw new Refusal(`${part} renders something else than files`);
  const [first = [], second = []] = answer.map((files) => files.filter(([name]) => isOwn(name)));
  const again = new Map(second);
  for (const [name, text] of first) {
    if (again.get(name) !== text) throw new Refusal(`${part} renders ${name} in another way each time`);
    const defect = name.endsWith('.html') && defectOf(text);
    if (defect) throw new Refusal(`${part} renders ${name} ${defect}`);
  }
  return first;
}

function defectOf(html: string): string | undefined {
  if (Buffer.byteLength(html) > largestPageBytes) return `with more than ${largestPageBytes / 1e6} MB`;
  const markup = withoutStyles(html);
  if (!/<title>\s*[^<\s]/.test(markup)) return 'without a title';
  const headings = markup.match(/<h1[\s>]/g)?.length ?? 0;
  return headings === 1 ? undefined : `with ${headings} h1 elements, and a page has exactly one`;
}

/** A page without the content of its style elements. */
export function withoutStyles(html: string): string {
  return html
    .split('</style>')
    .map((piece) => piece.split('<style', 1)[0])
    .join('');
}

function isFiles(files: unknown): files is [string, string][] {
  return Array.isArray(files) && files.every(isFile);
}

function isFile(file: unknown): file is [string, string] {
  if (!Array.isArray(file)) return false;
  const pair: unknown[] = file;
  const [name, text] = pair;
  return typeof name === 'string' && plainName.test(name) && typeof text === 'string' && text !== '';
}

/**
 * Follows every link within the site, on the pages of changed parts; on all pages if the shell has changed. A link to
 * where no page is throws a Refusal, or is printed if dead links are allowed.
 */
export function checkLinks(
  pages: ReadonlyMap<string, string>,
  routing: Routing,
  changed: ReadonlySet<string>,
  allowDeadLinks: boolean,
): void {
  const routes = routesOf(routing);
  for (const [file, text] of pages) {
    if (!file.endsWith('.html')) continue;
    const owner = routing.remotes.find(({ route }) => pageFile(route) === file)?.name ?? 'shell';
    if (!changed.has(owner) && !changed.has('shell')) continue;
    const links = [...text.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"/g)].map(
      ([, to = '']) => to,
    );
    for (const to of new Set(links)) {
      const isForm = to === routing.enquiries?.endpoint;
      if (isForm || answerTo(to.replaceAll('&amp;', '&'), routes).kind !== 'noPage') continue;
      const line = `${owner} links in ${file} to ${to}, where no page is`;
      if (!allowDeadLinks)
        throw new Refusal(`${line}: mend it, add a redirect, or release with --allow-dead-links`);
      console.error(line);
    }
  }
}
