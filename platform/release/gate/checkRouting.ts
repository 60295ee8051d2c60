import type { BuildRecord, Redirect, Routing } from 'shared-content/contract/buildRecord';
import { isPlainName } from '../store/releaseSets';
import { Refusal } from '../console/refusal';
import {
  answerTo,
  enquiriesAwayFile,
  notFoundFile,
  pageFile,
  routesOf,
  type SiteRoutes,
} from 'shared-content/contract/routes';

/** A path that a redirect may have: it names no hidden file, and needs no escape in a server's configuration. */
const plainPath = /^(\/\w[\w.~-]*)+$/;

const ownFiles = [notFoundFile, enquiriesAwayFile];

/** Throws a Refusal if a site cannot have the pages and redirects in a shell's record. */
export function checkRouting(record: Partial<BuildRecord>): void {
  const routing = routingOf(record);
  const complaint = oddRemote(routing) ?? oddRedirect(routing) ?? oddEnquiries(routing);
  if (complaint) throw new Refusal(complaint);
}

function oddRemote({ remotes }: Routing): string | undefined {
  const listed: unknown = remotes;
  if (!Array.isArray(listed) || listed.length === 0 || !listed.every(isRemote))
    return `shell says no remotes as in { "name": "mf-guides", "route": "/guides" }`;
  const files = [...ownFiles, ...remotes.map(({ route }) => pageFile(route))];
  const twice = remotes.find(
    ({ name, route }, position) =>
      files.indexOf(pageFile(route)) !== position + ownFiles.length ||
      remotes.findIndex((other) => other.name === name) !== position,
  );
  return twice && `shell cannot route ${twice.route} to ${twice.name}: that address or name is taken`;
}

function isRemote(remote: unknown): boolean {
  const { name, route, borrows = {} } = { ...(remote as Partial<Record<string, unknown>> | null) };
  return (
    typeof borrows === 'object' &&
    typeof name === 'string' &&
    isPlainName(name) &&
    name !== 'shell' &&
    typeof route === 'string' &&
    /^\/[\w-]*$/.test(route) &&
    route !== '/releases'
  );
}

function oddEnquiries({ enquiries }: Routing): string | undefined {
  if (enquiries === undefined) return undefined;
  const { endpoint, servicePort } = { ...(enquiries as Partial<Record<string, unknown>> | null) };
  return typeof endpoint === 'string' && plainPath.test(endpoint) && Number.isInteger(servicePort)
    ? undefined
    : `shell says no enquiries as in { "endpoint": "/api/enquiries", "servicePort": 8090 }`;
}

const place = 'see redirects in shared-content/src/content/site.ts';

function oddRedirect(routing: Routing): string | undefined {
  const listed: unknown = routing.redirects;
  if (!Array.isArray(listed) || !listed.every(isRedirect))
    return `shell says no redirects as in { "from": "/our-work", "to": "/portfolio" }: ${place}`;
  const { redirects } = routing;
  const routes = routesOf({ ...routing, redirects: [] });
  for (const [position, redirect] of redirects.entries()) {
    const { from } = redirect;
    const isTwice = redirects.findIndex((other) => other.from === from) !== position;
    const complaint = isTwice ? 'twice' : (oddFrom(from, routes) ?? oddTo(redirect, routing));
    if (complaint) return `shell redirects ${from} ${complaint}: ${place}`;
  }
  return undefined;
}

function oddFrom(from: string, routes: SiteRoutes): string | undefined {
  const kinds = [from, `${from}/`].map((address) => answerTo(address, routes).kind);
  if (kinds.includes('page')) return 'though a page is there';
  const isFree = kinds.every((kind) => kind === 'noPage') && !ownFiles.includes(from.slice(1));
  return isFree ? undefined : 'though the site itself answers there';
}

function oddTo({ to }: Redirect, { remotes }: Routing): string | undefined {
  return remotes.some(({ route }) => route === to) ? undefined : `to ${to}, where no page is`;
}

function isRedirect(redirect: unknown): boolean {
  const { from, to } = { ...(redirect as Partial<Record<string, unknown>> | null) };
  return typeof from === 'string' && plainPath.test(from) && typeof to === 'string';
}

/** The routing in a shell's build record. */
export function routingOf({ remotes = [], redirects = [], enquiries }: Partial<BuildRecord>): Routing {
  return { remotes, redirects, ...(enquiries && { enquiries }) };
}
