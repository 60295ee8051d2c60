/** The site's host as a test plays it: what it answers to each path, a text with status 200 or a status. */
export function playedHost(answers: Record<string, string | number>) {
  const asked: string[] = [];
  Object.assign(globalThis, {
    fetch: (address: string) => {
      asked.push(address);
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
  return { asked };
}

/** No host answers any more: the visitor is offline. */
export function unplugged() {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
}
