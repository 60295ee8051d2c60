import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserFolderMark } from 'shared-content/contract/addresses';
import { readBuild } from '../store/build';
import { smallBuild, smallParts } from '../testing/smallSite';
import { compose, type LiveBuild, tryPage } from './compose';

jest.mock('../limits', () => ({ ...jest.requireActual<object>('../limits') }));
const limits = jest.requireMock<{ processMs: number; processMb: number }>('../limits');

const part = 'mf-portfolio';
let live: Map<string, LiveBuild>;
beforeEach(async () => {
  Object.assign(limits, { processMs: 60_000, processMb: 256 });
  live = new Map(await Promise.all(smallParts.map(async (name) => [name, await built(name)] as const)));
});

/** A build of a part whose server bundle ends with this code. */
async function built(name: string, code = ''): Promise<LiveBuild> {
  const dist = smallBuild(name);
  const bundle = path.join(dist, 'server/server.cjs');
  writeFileSync(bundle, `${readFileSync(bundle, 'utf8')}${code}\n`);
  return { ...(await readBuild(dist, name)), base: `/${name}/` };
}

async function composed(code: string): Promise<Map<string, string>> {
  return compose(new Map([...live, [part, await built(part, code)]]));
}

const endsIt = `${part} ends the process that runs it (exit code 0) before it is done`;
const waits = 'new Promise((resolve) => setTimeout(resolve, 50, "A page."))';

test.each([
  ['ends its process when it is loaded', 'process.exit(0);', endsIt],
  [
    'ends its process while its page is awaited',
    'exports.default = () => new Promise(() => setTimeout(process.exit, 50, 0));',
    endsIt,
  ],
  [
    'rejects a promise while its page is awaited',
    `exports.default = () => { void Promise.reject(new Error('Too\\nlate')); return ${waits}; };`,
    `${part} fails: Too`,
  ],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(10_000).fill(all));',
    `${part} needs more than 256 MB of memory`,
  ],
  [
    'takes all memory beside JavaScript objects',
    'const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1));',
    part,
  ],
])('a bundle that %s is refused', async (_, code, message) => {
  await expect(composed(code)).rejects.toThrow(message);
});

test('a bundle that never ends is stopped', async () => {
  limits.processMs = 5000;
  await expect(composed('while (true);')).rejects.toThrow(
    `${part} does not finish: it was stopped after 5 s`,
  );
});

test('whatever a bundle leaves running keeps no release from ending', async () => {
  await composed(`setInterval(() => undefined, 1000); require = undefined;
    process.getBuiltinModule?.('node:net').createServer().listen(0);`);
});

test('a global that a bundle patches stays as it is for every other file', async () => {
  const before = await compose(live);
  const after = await composed(`
    Array.prototype.join = () => 'patched'; JSON.stringify = () => 'patched';
    Map.prototype.get = () => 'patched'; String.prototype.replaceAll = () => 'patched';`);
  expect(before.size).toBeGreaterThan(8);
  expect([...after].filter(([name]) => name !== 'portfolio.html')).toEqual(
    [...before].filter(([name]) => name !== 'portfolio.html'),
  );
});

/** Expressions by the thing that they try to reach: a server bundle gets undefined or an error for each. */
const escapes = {
  'the environment': 'Object.values(process.env)[0]',
  files: `globalThis.require('node:fs').readFileSync(${JSON.stringify(__filename)}, 'utf8')`,
  writing: `process.getBuiltinModule('node:fs').writeFileSync('/tmp/hostile', '')`,
  commands: `process.binding('spawn_sync')`,
  'native code': `process.dlopen({ exports: {} }, '/lib/libc.so.6') ?? 'opened'`,
  'the releaser by signals': 'process.kill(process.ppid, 0)',
  'the releaser below Node’s own check of signals': 'process._kill(process.ppid, 0) + 1',
  'the debugger of the releaser': `process._debugProcess(process.ppid) ?? 'opened'`,
  'its own debugger': `process._debugEnd() ?? 'ended'`,
  'the channel to the releaser': 'process.send({ value: [] }) ?? process.channel',
  'open handles': 'process._getActiveHandles()[0]',
  'streams of the process': 'process.stdout.constructor ?? console._stdout',
  modules: `process.mainModule.constructor._load('node:net')`,
  tracing: `globalThis.require('node:trace_events')`,
  'the network': `fetch('http://127.0.0.1:9').then(() => 'answered', (error) => /no network|not defined|not a function/.test(error.cause?.message ?? error.message) ? undefined : String(error.cause ?? error))`,
  'other modules': `import('node:fs').then(({ readdirSync }) => readdirSync('/'))`,
  'code made of text': `Function('return process')()`,
  'code made of text by a function of another kind': `(async () => {}).constructor('return process')()`,
  'code made of text outside of a context': `performance.constructor.constructor('return process')()`,
  'functions that called it': `(() => { const own = Error.prepareStackTrace; Error.prepareStackTrace = (_, calls) => calls.map((call) => call.getFunction()).find((called) => called?.name === 'evaluate' || called?.name === 'render'); const { stack } = new Error(); Error.prepareStackTrace = own; return stack; })()`,
};

test('a bundle has no access to what is outside of it', async () => {
  const attempts = Object.entries(escapes).map(
    ([what, code]) => `[${JSON.stringify(what)}, async () => ${code}]`,
  );
  const pages = await composed(`exports.default = async () => {
    const reached = [];
    for (const [what, reach] of [${attempts.join(',')}])
      try { if (await reach() != null) reached.push(what); } catch {}
    return 'It reaches ' + (reached.join(', ') || 'nothing');
  };`);
  expect(pages.get('portfolio.html')?.split('<p>')[1]).toBe('It reaches nothing');
});

test('a signal that opens a debugger in other processes opens none in the releaser', () => {
  expect(process.listenerCount('SIGUSR1')).toBeGreaterThan(0);
});

test('a page that no shell routes to is rendered in the place of another, with its own addresses', async () => {
  const own = JSON.stringify(browserFolderMark('mf-elsewhere'));
  const code = `exports.default = () => { if (${own}.startsWith('/@')) throw new Error('No address'); return 'A guide.'; };`;
  await tryPage(await built('mf-elsewhere', code), live);
});

test.each([
  [`throw new Error('The kiln is cold');`, 'mf-elsewhere fails: The kiln is cold'],
  [`exports.default = () => '<h1>';`, 'mf-elsewhere renders its page with 2 h1 elements'],
])('such a page is refused as any other: %s', async (code, message) => {
  await expect(tryPage(await built('mf-elsewhere', code), live)).rejects.toThrow(message);
});
