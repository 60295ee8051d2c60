import { preload } from 'react-dom';
import { pageChunk } from 'shared-content/contract/addresses';
import { fileTimeoutMs } from 'shared-content/contract/timeouts';
import { buildOf, isReleased, partOf } from './releaseData';
import { addressOfAttempt, withoutQuery } from './retry';

const hashes = new Map<string, string>();

/** Adds hashes from the document, by address. */
export function addIntegrity(known: Readonly<Record<string, string>>): void {
  for (const [address, hash] of Object.entries(known)) hashes.set(withoutQuery(address), hash);
}

/** The integrity metadata of a file of this release; undefined if it is not known. */
export function integrityOf(address: string): string | undefined {
  return hashes.get(withoutQuery(address));
}

/**
 * Fetches the hashes of a build's files, unless the document had them. A build's id is the hash of that list, so the id
 * in the document vouches for every file.
 *
 * @throws Error if the list is missing, or is not the list of that build.
 */
export async function fetchIntegrity(entry: string): Promise<void> {
  const { pathname } = new URL(entry, location.href);
  if (!isReleased(pathname) || integrityOf(entry)) return;
  const file = withoutQuery(entry);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const response = await fetch(addressOfAttempt(`${folder}integrity.json`), {
    signal: AbortSignal.timeout(fileTimeoutMs),
  });
  if (!response.ok) throw new Error(`${folder}integrity.json answered ${response.status}`);
  const list = await response.arrayBuffer();
  // Over plain http browsers have no `subtle`; there the document itself can be changed on its way.
  if ('subtle' in crypto && !(await sha256(list)).startsWith(buildOf(entry)))
    throw new Error(`${folder}integrity.json is not the list of its build`);

  const listed = JSON.parse(new TextDecoder().decode(list)) as Record<string, string>;
  for (const [name, hash] of Object.entries(listed)) {
    if (name.startsWith('browser/')) hashes.set(folder + name.slice('browser/'.length), hash);
  }
  preloadPage(entry);
}

/** Requests all files of a remote's page at once: each names the next, so they would take a round trip each. */
function preloadPage(entry: string) {
  // Spelled as webpack spells it: a preload of another spelling is not used.
  const page = entry.slice(0, entry.lastIndexOf('/') + 1) + pageChunk(partOf(entry));
  const files = [
    { address: entry, as: 'script' },
    { address: `${page}.js`, as: 'script' },
    { address: `${page}.css`, as: 'style' },
  ] as const;
  for (const { address, as } of files) {
    const hash = integrityOf(address);
    if (hash) preload(address, { as, integrity: hash, crossOrigin: 'anonymous' });
  }
}

/** In hexadecimal. */
async function sha256(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
