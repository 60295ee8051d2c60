import { preload } from 'react-dom';
import { buildOf } from './releaseData';

/** The path at which a release keeps the files of a build; entries of development servers stand elsewhere. */
const released = /^\/releases\/[^/]+\/[^/]+\/browser\//;

const integrity = new Map<string, string>();
const timesAsked = new Map<string, number>();

/** The list of a build's hashes is waited for as long as its other files, in milliseconds. */
const listTimeout = 4000;

/**
 * Makes known which files this document may load: adds hashes, and lets scripts come only from release
 * folders of these origins, or from a development server, through the browser's default Trusted Types policy.
 */
export function guardReleasedFiles(known: Record<string, string>, entries: string[]): void {
  for (const [address, hash] of Object.entries(known)) integrity.set(hrefOf(address), hash);
  globalThis.siteIntegrity = (address) => integrity.get(hrefOf(address));
  globalThis.siteAddress = addressToTry;

  const sources = entries.map((entry) => new URL(entry, location.href));
  // The shell, which is no entry, may stand on an origin of its own too.
  const origins = new Set([location.origin, ...sources.map(({ origin }) => origin), ...originsOf(known)]);
  const developed = new Set(
    sources.filter(({ pathname }) => !released.test(pathname)).map(({ origin }) => origin),
  );
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if ((origins.has(origin) && released.test(pathname)) || developed.has(origin)) return address;
      throw new TypeError(`Scripts do not come from ${origin}${pathname}`);
    },
  });
}

/**
 * Learns the hashes of a build's files, unless they came with this document. A build's id is the hash of
 * that list, so the document, which names the id, vouches for every file.
 *
 * @throws Error where the list is missing or is not the one that the id names.
 */
export async function learnIntegrity(entry: string): Promise<void> {
  const { pathname } = new URL(entry, location.href);
  if (!released.test(pathname) || integrity.has(hrefOf(entry))) return;
  const folder = hrefOf(entry).slice(0, hrefOf(entry).lastIndexOf('/') + 1);
  const response = await fetch(addressToTry(`${folder}integrity.json`), {
    signal: AbortSignal.timeout(listTimeout),
  });
  if (!response.ok) throw new Error(`${folder}integrity.json answered ${response.status}`);
  const list = await response.arrayBuffer();
  if (!(await hashOf(list)).startsWith(buildOf(entry)))
    throw new Error(`${folder}integrity.json is not the list of its build`);

  const hashes = JSON.parse(new TextDecoder().decode(list)) as Record<string, string>;
  for (const [name, hash] of Object.entries(hashes)) {
    if (name.startsWith('browser/')) integrity.set(folder + name.slice('browser/'.length), hash);
  }
  preloadPage(entry);
}

/**
 * Asks for the files of a remote's page at once: each is known only by the one before, and would be asked for a
 * round trip later. Their names are those of build/federation; a file of another name waits its turn.
 */
function preloadPage(entry: string) {
  const page = entry.replace(/\.js$/, '-page');
  const files = [
    { address: entry, as: 'script' },
    { address: `${page}.js`, as: 'script' },
    { address: `${page}.css`, as: 'style' },
  ] as const;
  for (const { address, as } of files) {
    const hash = integrity.get(hrefOf(address));
    if (hash) preload(address, { as, integrity: hash, crossOrigin: 'anonymous' });
  }
}

/**
 * Asked for again, a file has failed: what came may be in the browser's cache, and a request that hangs would
 * be joined. Both are told apart by the address.
 */
export function addressToTry(address: string): string {
  const times = timesAsked.get(hrefOf(address)) ?? 0;
  timesAsked.set(hrefOf(address), times + 1);
  return times ? `${hrefOf(address)}?attempt=${times}` : address;
}

function originsOf(known: Record<string, string>) {
  return Object.keys(known).map((address) => new URL(address, location.href).origin);
}

/** SHA-256 in hexadecimal. */
async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The whole address without a query, which only marks another try at the same file. */
function hrefOf(address: string): string {
  const url = new URL(address, location.href);
  return url.origin + url.pathname;
}
