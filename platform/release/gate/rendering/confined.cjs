'use strict';
/*
 * The first lines of every program that `sandbox.ts` runs: Node has given this process no rights over files, processes
 * and threads, and `confine` takes what Node leaves. It is called before the code of a part runs.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { Server, Socket } = require('node:net');
const { runInThisContext } = require('node:vm');
const { createHash } = require('node:crypto');
const { AsyncLocalStorage } = require('node:async_hooks');

const exit = process.reallyExit.bind(process);
const { stringify } = JSON;
const parent = process.ppid;

// Read at once: a stream would be a handle that its constructor leads from to sockets.
const input = JSON.parse(readFileSync(0, 'utf8'));

/** What Node itself and ordinary code need of `process`, and nothing that reaches another process. */
const harmless = `version versions arch platform release features env argv execArgv pid ppid
  _events _eventsCount _maxListeners _exiting _fatalException exitCode exit reallyExit
  nextTick _tickCallback emitWarning hrtime uptime memoryUsage cwd`.split(/\s+/);

/** The modules that bundles may require. */
const modules = {
  ...Object.fromEntries(
    ['buffer', 'events', 'stream', 'stream/consumers', 'url', 'util'].map((name) => [name, require(name)]),
  ),
  crypto: { createHash },
  async_hooks: { AsyncLocalStorage },
  // Its other options would give the code `import()`.
  vm: {
    runInThisContext: (code, { filename = 'bundle' } = {}) =>
      runInThisContext(code, { filename: `${filename}` }),
  },
};

function confine() {
  for (const name of Object.getOwnPropertyNames(process)) if (!harmless.includes(name)) delete process[name];
  for (const name of ['require', 'module', 'exports', '__filename', '__dirname']) delete globalThis[name];
  // Node's own holds the streams of this process, and they a socket.
  process.env = {};
  globalThis.console = Object.fromEntries(Object.keys(console).map((name) => [name, () => undefined]));
  Socket.prototype.connect = Server.prototype.listen = () => {
    throw new Error('There is no network while a release is checked');
  };
}

/** Ends this process with its one answer. */
function answer(content) {
  writeFileSync(1, stringify(content));
  exit(0);
}

function answerError(error) {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  answer({ error: String(hasMessage ? error.message : error) });
}

// Pages may wait for promises alone, which would not keep this process running until its time is up. A killed release
// must leave nothing behind.
setInterval(() => process.ppid === parent || exit(1), 1000);
