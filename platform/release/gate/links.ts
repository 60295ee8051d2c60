import type { Routing } from 'shared-content/contract/buildRecord';
import { answerTo, pageFile, routesOf } from 'shared-content/contract/routes';
import { Refusal } from '../console/refusal';

/** What is told where a page of the site links to an address of the site that has no page; throws it, or prints it. */
export type OnDeadLink = (line: string) => void;

export function refuseDeadLink(line: string): never {
  throw new Refusal(`${line}: mend it, add a redirect, or release with --allow-dead-links`);
}

export function warnOfDeadLink(line: string): void {
  console.error(line);
}

/** Follows every link of the changed parts' pages within the site; where the shell has changed, of all pages. */
export function checkLinks(
  pages: ReadonlyMap<string, string>,
  routing: Routing,
  changed: ReadonlySet<string>,
  onDeadLink: OnDeadLink,
): void {
  const routes = routesOf(routing);
  for (const [file, text] of pages) {
    if (!file.endsWith('.html')) continue;
    const owner = routing.remotes.find(({ route }) => pageFile(route) === file)?.name ?? 'shell';
    if (!changed.has(owner) && !changed.has('shell')) continue;
    const links = [...text.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"/g)].map(
      ([, to = '']) => to,
    );
    for (const to of new Set(links))
      if (
        to !== routing.enquiries?.endpoint &&
        answerTo(to.replaceAll('&amp;', '&'), routes).kind === 'noPage'
      )
        onDeadLink(`${owner} links in ${file} to ${to}, where no page is`);
  }
}
