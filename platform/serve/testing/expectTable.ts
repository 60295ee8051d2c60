import { responseHeaders, type HeaderOptions, type ResponseKind } from '../../../shell/server/headers';
import type { Reply } from './ask';

/** The headers that a server sends with a kind of response. */
export type Table = (kind: ResponseKind, options?: HeaderOptions) => Record<string, string>;

/** Static hosts join rules: whatever they send has the policy of pages, which names the style sheets of all. */
export function staticHostTable(styles: readonly string[]): Table {
  return (kind, options) => {
    const ofPages = responseHeaders('page', { ...options, styles: [...new Set(styles)] });
    const policy = { 'Content-Security-Policy': ofPages['Content-Security-Policy'] ?? '' };
    return { ...ofPages, ...responseHeaders(kind, options), ...policy };
  };
}

/** Expects of a reply every header that the table prescribes for its kind. */
export function expectTable(
  reply: Reply,
  kind: ResponseKind,
  { table = responseHeaders, ...options }: HeaderOptions & { table?: Table } = {},
): void {
  for (const [name, value] of Object.entries(table(kind, options))) {
    expect(`${name}: ${String(reply.headers[name.toLowerCase()])}`).toBe(`${name}: ${value}`);
  }
}
