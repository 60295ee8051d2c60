/*
 * Loads a remote's page as a browser would, without drawing it: runs the shell's script and has the shell's federation
 * load the remote. `sandbox.ts` hands this text to Node, which runs it without any rights.
 */
const { createContext, Script } = require('node:vm');

const origin = 'https://site.example';

const send = process.send.bind(process);
// Signals are the one thing that Node's permissions leave open.
process.kill = undefined;

process.on('uncaughtException', answerError);
// A killed release must leave nothing behind.
process.on('disconnect', () => process.exit());

/** A page that waits for something keeps no process running. */
setInterval(() => undefined, 60_000);

process.once('message', (input) => {
  load(input).then((value) => send({ value }), answerError);
});

/**
 * @param {object} input
 * @param {string} input.shell address of the shell's script
 * @param {string} input.entry address of the remote's entry script
 * @param {string} input.container the global variable that the entry sets
 * @param {[string, string][]} input.scripts the scripts of both parts, by address
 * @param {string} input.releaseData the text of a page's release data
 */
async function load({ shell, entry, container, scripts, releaseData }) {
  const compiled = new Map(scripts.map(([address, text]) => [address, parsed(address, text)]));
  const { browser, run, start } = fakeBrowser(compiled, releaseData);
  run(shell);
  start();

  const [instance] = browser.__FEDERATION__?.__INSTANCES__ ?? [];
  if (!instance) throw new Error('shell starts no federation in its script');
  run(entry);
  if (typeof browser[container]?.get !== 'function')
    throw new Error(`${fileOf(entry)} sets no container '${container}'`);
  instance.registerRemotes([{ name: container, entry, type: 'var', entryGlobalName: container }]);
  const page = await instance.loadRemote(`${container}/Page`);
  if (typeof page?.default !== 'function' || typeof page.meta?.title !== 'string')
    throw new Error('what it exposes is no page');
  return true;
}

function parsed(address, text) {
  try {
    return new Script(text, { filename: address });
  } catch (error) {
    throw new Error(`${fileOf(address)} is no script: ${error.message}`);
  }
}

function fileOf(address) {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** A context with what scripts expect of a browser, what runs a script there, and what says that the document is there. */
function fakeBrowser(compiled, releaseData) {
  const browser = createContext({});
  const listeners = [];
  const run = (address) => {
    const { pathname, href } = new URL(address, origin);
    const script = compiled.get(pathname) ?? compiled.get(href);
    if (!script) throw new Error(`a script asks for ${fileOf(pathname)}, which the build does not have`);
    // Scripts take their own address from it, and other scripts' from that.
    document.currentScript = { tagName: 'SCRIPT', src: href };
    script.runInContext(browser);
  };
  const append = (...elements) => {
    for (const element of elements) {
      setTimeout(() => {
        try {
          if (element.tagName === 'SCRIPT') run(element.src);
          element.onload?.({ type: 'load' });
        } catch (error) {
          answerError(error);
        }
      });
    }
    return elements[0];
  };
  const document = standIn({
    readyState: 'loading',
    baseURI: `${origin}/`,
    currentScript: undefined,
    addEventListener: (type, listener) => listeners.push(listener),
    createElement: (tagName) => standIn({ tagName: tagName.toUpperCase() }),
    getElementById: (id) => (id === 'release' ? { textContent: releaseData } : null),
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    head: standIn({ append, appendChild: append }),
    body: standIn({ append, appendChild: append }),
  });
  const names = [
    ...[
      'matchMedia',
      'requestAnimationFrame',
      'requestIdleCallback',
      'addEventListener',
      'removeEventListener',
    ],
    ...[
      'IntersectionObserver',
      'MutationObserver',
      'ResizeObserver',
      'PerformanceObserver',
      'customElements',
    ],
    ...[
      'Node',
      'Element',
      'HTMLElement',
      'HTMLIFrameElement',
      'Image',
      'CSS',
      'history',
      'scrollTo',
      'screen',
    ],
    ...[
      'localStorage',
      'sessionStorage',
      'getComputedStyle',
      'navigator',
      'visualViewport',
      'cancelAnimationFrame',
    ],
  ];
  const own = { AbortController, AbortSignal, Event, EventTarget, FormData, Headers, Request, Response, URL };
  Object.assign(browser, own, {
    ...Object.fromEntries(names.map((name) => [name, standIn({})])),
    ...{ URLSearchParams, TextEncoder, TextDecoder, performance, queueMicrotask, structuredClone },
    setTimeout: (task, ...others) => setTimeout(() => withoutPage(task), ...others),
    ...{ clearTimeout, setInterval, clearInterval },
    navigator: standIn({ userAgent: 'release', platform: '', language: 'en-GB', onLine: true }),
    console: standIn({}),
    fetch: () => Promise.reject(new TypeError('There is no network while a release is checked')),
    location: new URL(`${origin}/.release`),
    document,
    window: browser,
    self: browser,
  });
  const start = () => {
    document.readyState = 'interactive';
    for (const listener of listeners) withoutPage(() => listener({}));
  };
  return { browser, run, start };
}

/** Runs what ends where there is no page to hydrate. What the shell provides it provides before that. */
function withoutPage(task) {
  try {
    task();
  } catch {
    // Here it always ends so.
  }
}

/** Has some properties, and for all others another of its kind, which can be called, constructed and iterated. */
function standIn(properties) {
  return new Proxy(function () {}, {
    get(_, name) {
      if (name in properties) return properties[name];
      if (name === Symbol.iterator) return [][Symbol.iterator].bind([]);
      if (name === Symbol.toPrimitive) return () => '';
      return typeof name === 'symbol' || name === 'then' || name.startsWith('on') ? undefined : standIn({});
    },
    set(_, name, value) {
      properties[name] = value;
      return true;
    },
    has: () => true,
    apply: () => standIn({}),
    construct: () => standIn({}),
  });
}

function answerError(error) {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  send({ error: String(hasMessage ? error.message : error) });
}
