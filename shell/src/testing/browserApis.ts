import { webcrypto } from 'node:crypto';
import { performance as nodePerformance } from 'node:perf_hooks';
import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom leaves out, in the least form that shows what was asked of it.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if ('document' in globalThis) {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
  Object.assign(performance, { mark: nodePerformance.mark.bind(nodePerformance) });
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    scrollTo: ({ top }: { top: number }) => {
      scrolledTo(top);
    },
  });
  Element.prototype.scrollIntoView = function scrollIntoView() {
    this.setAttribute('data-scrolled-into-view', '');
  };
}

/** Scrolls, as a visitor or a script does. */
export function scrolledTo(top: number): void {
  Object.assign(window, { scrollY: top });
  document.dispatchEvent(new Event('scroll'));
}
