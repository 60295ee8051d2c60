import { createHash } from 'node:crypto';
import { siteOrigin } from 'shared-content/content/site';
import { browserFolder } from 'shared-content/contract/addresses';
import { buildsMeta } from 'shared-content/contract/document';
import { messageOf } from '../console/refusal';
import { integrityOf } from '../store/files';

/** An address that has not answered by then does not answer. */
export const timeoutMs = 10_000;

/** Something that must not go live as it is. */
export interface Finding {
  /** A file and line, or an address. */
  where: string;
  what: string;
}

/** A finding at a live site, and the side of it that is off. */
export interface LiveFinding extends Finding {
  about: 'pages' | 'headers' | 'files' | 'certificate';
}

/** Notes what is off at a live site, and requests its addresses. */
export interface Look {
  site: string;
  complain: (about: LiveFinding['about'], where: string, what: string) => void;
  /** Complains of an address that does not answer. */
  ask: (address: string) => Promise<Response | undefined>;
}

/** Requests an address without following redirects. Rejects if there is no answer in time. */
export function request(address: string, init?: RequestInit): Promise<Response> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
}

/** Why a request failed. Node puts the cause, such as an expired certificate, below the error. */
export function reasonOf(error: unknown): string {
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error;
  // OpenSSL's messages end with a line break.
  return messageOf(hasCause ? error.cause : error).trim();
}

/** A build that the pages of a live site name, and how many of its files are there and whole. */
export interface SeenBuild {
  part: string;
  build: string;
  files: number;
  whole: number;
}

/** How a file of a release, whose name is final, is cached. */
const forAYear = 'public, max-age=31536000, immutable';

/** The builds that pages name, each with the address of its folder, on the site or on another origin. */
export function buildsOf(pages: readonly { address: string; html: string }[], { site, complain }: Look) {
  const found = new Map<string, { part: string; build: string; folder: string }>();
  for (const { address, html } of pages) {
    const [, named = ''] = new RegExp(`<meta name="${buildsMeta}" content="([^"]*)"`).exec(html) ?? [];
    const builds = [...named.matchAll(/([\w-]+) (\w+)/g)].map(([, part = '', build = '']) => ({
      part,
      build,
    }));
    if (builds.length === 0) complain('pages', address, 'names no build, and so is no page of this site');
    for (const { part, build } of builds) {
      const path = browserFolder(part, build);
      const [, origin = site] = new RegExp(String.raw`(https?://[\w.:[\]-]+)${path}`).exec(html) ?? [];
      // Addresses for other sites, as of the picture for social networks, name the site by its own origin.
      found.set(`${part} ${build}`, { part, build, folder: (origin === siteOrigin ? site : origin) + path });
    }
  }
  return found.values();
}

/** A build's id is the hash of its list of hashes, and the list has the hash of each file. */
export async function checkServedFiles(
  folder: string,
  build: string,
  { complain, ask }: Look,
): Promise<{ files: number; whole: number }> {
  const none = { files: 0, whole: 0 };
  const list = await ask(`${folder}integrity.json`);
  if (!list) return none;
  if (list.status !== 200) {
    complain('files', `${folder}integrity.json`, `answers ${list.status}`);
    return none;
  }
  const text = Buffer.from(await list.arrayBuffer());
  if (!createHash('sha256').update(text).digest('hex').startsWith(build)) {
    complain('files', `${folder}integrity.json`, `is not the list of files of build ${build}`);
    return none;
  }
  const hashes = Object.entries(JSON.parse(text.toString()) as Record<string, string>).filter(([name]) =>
    name.startsWith('browser/'),
  );
  let whole = 0;
  for (const [name, hash] of hashes) {
    const address = folder + name.slice('browser/'.length);
    const file = await ask(address);
    if (!file) continue;
    const content = Buffer.from(await file.arrayBuffer());
    if (file.status !== 200) {
      complain('files', address, `answers ${file.status}`);
      continue;
    }
    if (integrityOf(content) === hash) whole += 1;
    else complain('files', address, 'is not whole');
    if (file.headers.get('cache-control') !== forAYear)
      complain('headers', address, 'may be fetched again at every visit: it should be cached for a year');
  }
  return { files: hashes.length, whole };
}
