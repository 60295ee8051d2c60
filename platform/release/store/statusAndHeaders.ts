import type { BuildRecord } from 'shared-content/contract/buildRecord';
import type { Releases } from './history';
import { isPlainName, isPrintable } from './releaseSets';

/** Returns the headers of the answer to an address. */
export type HeadersOf = (address: string) => Record<string, string>;

/** Reads the text of a release's `_headers`: an address has the headers of every rule that matches it, as on static hosts. */
export function parseHeaders(text: string): HeadersOf {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
  }
  return (address) =>
    Object.fromEntries(
      rules.filter(({ pattern }) => matches(address, pattern)).flatMap(({ headers }) => headers),
    );
}

function matches(address: string, pattern: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

/** What a live part says of itself. Nothing private: who released it stays in the record. */
export interface PartStatus {
  build: string;
  /** When it went live, ISO 8601 in UTC. */
  since: string;
  /** The commit that it was built from, if known. */
  commit?: string;
  /** Of the shell: the version of its contract with the remotes, which is the version of shared-content. */
  contract?: string;
  /** Of the shell: the headers that the page at `/` is to have, but for the policy, which differs from page to page. */
  headers?: Record<string, string>;
}

/**
 * The text of `status.json`, which the site publishes for whoever is on call: what is live, part by part.
 *
 * @param shell the record of the live shell's build
 * @param headersOf the headers in its `_headers`
 */
export function statusText(
  releases: Releases,
  shell: Partial<BuildRecord> | undefined,
  headersOf: HeadersOf,
): string {
  const headers = Object.fromEntries(
    Object.entries(headersOf('/')).filter(([name]) => name !== 'Content-Security-Policy'),
  );
  const ofShell = { contract: shell?.provides?.['shared-content/business'], headers };
  const parts: Record<string, PartStatus> = {};
  for (const [part, { live, since, present }] of Object.entries(releases))
    if (live !== undefined && since !== undefined)
      parts[part] = { build: live, since, commit: present.commit, ...(part === 'shell' && ofShell) };
  return `${JSON.stringify(parts, null, 2)}\n`;
}

/** Reads the text of a `status.json`, which may come from anywhere; undefined for any other text. */
export function parseStatus(text: string): Map<string, PartStatus> | undefined {
  try {
    const entries = Object.entries({ ...(JSON.parse(text) as object | null) });
    return entries.length > 0 && entries.every(isEntry) ? new Map(entries) : undefined;
  } catch {
    return undefined;
  }
}

// A terminal shows these values, so only plain characters are allowed.
const isEntry = (entry: [string, unknown]): entry is [string, PartStatus] => {
  const [part, content] = entry;
  const { build, since, commit, contract, headers } = {
    ...(content as Partial<Record<keyof PartStatus, unknown>> | null),
  };
  return (
    isPlainName(part) &&
    isPlainName(build) &&
    since !== undefined &&
    [since, commit, contract].every(
      (value) => value === undefined || (typeof value === 'string' && /^[\w:.+-]+$/.test(value)),
    ) &&
    Object.entries({ ...(headers as object | undefined) })
      .flat()
      .every(isPrintable)
  );
};
