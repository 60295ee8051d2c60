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
