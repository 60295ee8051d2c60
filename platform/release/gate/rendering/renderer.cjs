/* Renders one part's pages in a process of its own. It evaluates bundles of parts that nobody has checked yet. */
process.on('uncaughtException', answerError);
confine();
render(input).then((value) => answer({ value }), answerError);

async function render({ code, shell, live, part, times }) {
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

function requireBuiltin(request) {
  const name = request.replace(/^node:/, '');
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(
    `shell requires '${request}': while a release is checked it has ${Object.keys(modules).join(', ')}`,
  );
}
