/*
 * Renders one part's pages in a process of its own. `sandbox.ts` hands this text to Node, which runs it without any
 * rights, so it can read no other file. What it evaluates are bundles of parts that nobody has checked yet.
 */
const { isBuiltin } = require('node:module');
const { runInThisContext } = require('node:vm');

const send = process.send.bind(process);
// Signals are the one thing that Node's permissions leave open.
process.kill = undefined;

process.on('uncaughtException', answerError);

/** Pages may suspend on promises alone, which would not keep this process running until its time is up. */
setInterval(() => undefined, 60_000);

// A killed release must leave nothing behind.
process.on('disconnect', () => process.exit());

process.once('message', ({ code, shell, live, part, times }) => {
  render(code, shell, live, part, times).then((renderings) => send({ value: renderings }), answerError);
});

async function render(code, shell, live, part, times) {
  const { composeSite } = evaluate(code);
  if (typeof composeSite !== 'function')
    throw new Error('shell has no renderer: its server bundle exports no composeSite');
  const renderings = [];
  for (let time = 0; time < times; time += 1) renderings.push([...(await composeSite(shell, live, part))]);
  return renderings;
}

function evaluate(code) {
  const module = { exports: {} };
  runInThisContext(`(function (module, exports, require) {${code}\n})`, { filename: 'shell' })(
    module,
    module.exports,
    requireBuiltin,
  );
  return module.exports;
}

/** Node's own modules: a released shell needs no others to render. */
function requireBuiltin(request) {
  if (!isBuiltin(request)) throw new Error(`shell requires '${request}', which is no module of Node`);
  return require(request);
}

function answerError(error) {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  send({ error: String(hasMessage ? error.message : error) });
}
