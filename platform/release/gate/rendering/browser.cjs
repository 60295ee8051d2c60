/*
 * Opens a composed page in jsdom, with the real scripts of the shell and of the page's remote, and answers whether it
 * came alive. Interfaces that jsdom lacks and pages use at load come from Node, or have a stand-in here.
 */
const vm = require('node:vm');

const { compileFunction, createContext } = vm;
// The policy of the site allows no `eval` either, and here it would lead to Node's own modules.
vm.createContext = (window) => createContext(window, { codeGeneration: { strings: false } });
const { JSDOM, ResourceLoader, VirtualConsole } = require(input.jsdom);
// nwsapi makes functions of selectors, which this process forbids: `sandbox.ts`.
globalThis.Function = (parameters, code) => compileFunction(code, parameters.split(','));

const scripts = new Map(input.scripts);
const requested = new Set();
/** The first error is the cause of the rest. */
let thrown;
let isParsed = false;

process.on('uncaughtException', note);
process.on('unhandledRejection', note);
confine();

new PerformanceObserver((list) => {
  if (list.getEntriesByName(input.mark).length > 0) answer({ value: true });
}).observe({ entryTypes: ['mark'] });
setTimeout(() => fail(`its page is not interactive after ${input.timeoutMs / 1000} s`), input.timeoutMs);

class Scripts extends ResourceLoader {
  fetch(address) {
    const { pathname, href, search } = new URL(address);
    const text = scripts.get(pathname) ?? scripts.get(href.replace(search, ''));
    // The document requests its scripts after its first pictures, which jsdom does not load: see the end of this program.
    if (!isParsed || !pathname.endsWith('.js')) return Promise.resolve(Buffer.alloc(0));
    // The shell tries again what has failed.
    if (requested.has(pathname)) fail(`${fileOf(pathname)} is loaded again and again`);
    requested.add(pathname);
    if (text !== undefined) return Promise.resolve(Buffer.from(text));
    note(new Error(`a script asks for ${fileOf(pathname)}, which the build does not have`));
    return Promise.reject(new Error('404'));
  }
}

const virtualConsole = new VirtualConsole();
virtualConsole.on('jsdomError', ({ detail }) => detail && note(detail));
// The shell logs the errors that it catches.
virtualConsole.on('error', (...texts) => note(texts.at(-1)));

const { window } = new JSDOM(input.html, {
  url: input.address,
  runScripts: 'dangerously',
  resources: new Scripts(),
  pretendToBeVisual: true,
  virtualConsole,
  beforeParse: complete,
});
isParsed = true;
const script = window.document.createElement('script');
script.src = input.shell;
window.document.head.append(script);

function complete(window) {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  const given = {
    ...{ performance, PerformanceObserver, crypto, structuredClone, TextEncoder, TextDecoder },
    ...{ MessageChannel, MessagePort, BroadcastChannel, Headers, Request, Response },
    ...{ IntersectionObserver: Observer, ResizeObserver: Observer, ReportingObserver: Observer },
    matchMedia: (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
    requestIdleCallback: (task) => window.setTimeout(task),
    cancelIdleCallback: (id) => window.clearTimeout(id),
    fetch: () => Promise.reject(new TypeError('There is no network while a release is checked')),
    CSS: { supports: () => true, escape: (text) => text },
    scrollTo() {},
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
}

function note(error) {
  thrown ??= error;
}

/** Answers with the first error, unless it is about an interface that browsers have and jsdom lacks. */
function fail(otherwise) {
  const said = String(thrown?.message ?? thrown ?? otherwise);
  const message = said.includes('Failed to get remote')
    ? `${fileOf(input.entry)} sets no container '${input.container}'`
    : said;
  const [, lacking] = /(\w+) is not (?:defined|a constructor|a function)/.exec(message) ?? [];
  answer(input.browserNames.includes(lacking) ? { value: true } : { error: message });
}

function fileOf(address) {
  return address.slice(address.lastIndexOf('/') + 1);
}
