import { webcrypto } from 'node:crypto';
import { performance as nodePerformance } from 'node:perf_hooks';
import { TextDecoder, TextEncoder } from 'node:util';

// Set up before every unit test: what browsers have and jsdom leaves out, as far as the tests need it.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if ('document' in globalThis) {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
  Object.assign(performance, { mark: nodePerformance.mark.bind(nodePerformance) });
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    scrollTo: ({ top }: { top: number }) => {
      fakeScroll(top);
    },
  });
  Element.prototype.scrollIntoView = function scrollIntoView() {
    this.setAttribute('data-scrolled-into-view', '');
  };
}

/** Scrolls the document, as a visitor or a script does. */
export function fakeScroll(top: number): void {
  Object.assign(window, { scrollY: top });
  document.dispatchEvent(new Event('scroll'));
}

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
