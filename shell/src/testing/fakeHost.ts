/** Replaces `fetch` by a host that answers each path with a text and status 200, or with a status; by default 404. */
export function fakeHost(answers: Record<string, string | number>) {
  const requested: string[] = [];
  Object.assign(globalThis, {
    fetch: (address: string) => {
      requested.push(address);
      const answer = answers[new URL(address, location.href).pathname] ?? 404;
      const content = new TextEncoder().encode(typeof answer === 'string' ? answer : '');
      const status = typeof answer === 'number' ? answer : 200;
      return Promise.resolve({
        ok: status < 300,
        status,
        arrayBuffer: () => Promise.resolve(content.buffer),
      });
    },
  });
  return { requested };
}

/** Replaces `fetch` by one that reaches no host, as when the visitor is offline. */
export function fakeOffline() {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
}
