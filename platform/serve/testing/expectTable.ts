import { responseHeaders, type HeaderOptions, type ResponseKind } from '../../../shell/server/headers';
import type { Reply } from './ask';

/** Expects of a reply every header that the table prescribes for its kind. */
export function expectTable(reply: Reply, kind: ResponseKind, options?: HeaderOptions): void {
  for (const [name, value] of Object.entries(responseHeaders(kind, options))) {
    expect(`${name}: ${String(reply.headers[name.toLowerCase()])}`).toBe(`${name}: ${value}`);
  }
}
