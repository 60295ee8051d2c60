import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { notFoundFile, nginxFile, staticHostFile } from 'shared-content/contract/routes';
import { sitePaths } from '../store/sitePaths';
import { readBuild } from '../store/build';
import { releaseBuilds } from '../store/change';
import { compose } from '../gate/compose';
import { hashes, recordOf } from '../testing/builds';
import { type Ended, runProcess } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

const part = 'mf-portfolio';
const page = 'portfolio.html';

let site: string;
beforeEach(async () => {
  site = await smallSite();
});

/** A build of a part whose server bundle ends with this code. */
function hostile(code: string, of = part): string {
  const dist = smallBuild(of);
  const bundle = path.join(dist, 'server/server.cjs');
  writeFileSync(bundle, `${readFileSync(bundle, 'utf8')}${code}\n`);
  return dist;
}

function release(dist: string, env?: Record<string, string>): Promise<Ended> {
  return runProcess(['release', part, '--dist', dist, '--site', site], { env });
}

function live(file: string): string {
  return readFileSync(sitePaths(site).file(file), 'utf8');
}

describe('a bundle that ends its process is refused, and changes nothing,', () => {
  test.each([
    ['when it is loaded', 'process.exit(0);'],
    ['when it renders', 'exports.default = () => process.exit(0);'],
    [
      'while the page is awaited',
      'exports.default = () => new Promise(() => setTimeout(process.exit, 50, 0));',
    ],
  ])('%s', async (_, code) => {
    const before = await hashes(site);
    const dist = hostile(code);
    expect(await release(dist)).toMatchObject({
      code: 1,
      errors: `${part} ends the process that runs it (exit code 0) before it is done`,
    });
    expect(await hashes(site)).toEqual(before);
  });
});

test('a bundle that never ends is stopped', async () => {
  const builds = new Map(await Promise.all(Object.keys(recordOf(site)).map(built)));
  builds.set(part, { ...(await readBuild(hostile('while (true);'), part)), base: '/' });
  await expect(compose(builds, { timeMs: 5000, memoryMb: 256 })).rejects.toThrow(
    `${part} does not finish: it was stopped after 5 s`,
  );
});

test('a bundle that takes all memory is stopped', async () => {
  const builds = new Map(await Promise.all(Object.keys(recordOf(site)).map(built)));
  const code = 'const all = []; for (;;) all.push(new Array(10_000).fill(all));';
  builds.set(part, { ...(await readBuild(hostile(code), part)), base: '/' });
  await expect(compose(builds, { timeMs: 60_000, memoryMb: 64 })).rejects.toThrow(
    `${part} needs more than 64 MB of memory`,
  );
});

test('a bundle that takes all memory beside JavaScript objects is stopped', async () => {
  const builds = new Map(await Promise.all(Object.keys(recordOf(site)).map(built)));
  const code = 'const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1));';
  builds.set(part, { ...(await readBuild(hostile(code), part)), base: '/' });
  await expect(compose(builds, { timeMs: 60_000, memoryMb: 256 })).rejects.toThrow(part);
});

test('what a bundle leaves running keeps no release from ending', async () => {
  const code = `setInterval(() => undefined, 1000); require = undefined;
    process.getBuiltinModule?.('node:net').createServer().listen(0);`;
  expect((await release(hostile(code))).code).toBe(0);
});

test('a global that a bundle patches stays what it is for every other file', async () => {
  const before = await hashes(site);
  const code = `
    Array.prototype.join = () => 'patched'; JSON.stringify = () => 'patched';
    Map.prototype.get = () => 'patched'; String.prototype.replaceAll = () => 'patched';`;
  await releaseBuilds(site, new Map([[part, { build: await readBuild(hostile(code), part) }]]));
  const { history } = recordOf(site)[part] ?? { history: [] };
  expect(history).toHaveLength(2);
  const [first = '', second = ''] = history.map(({ build }) => build);
  for (const file of ['index.html', 'contact.html', notFoundFile]) {
    expect(live(file)).toContain(second);
    expect(live(file)).not.toContain('patched');
    writeFileSync(sitePaths(site).file(file), live(file).replaceAll(second, first));
  }
  const after = await hashes(site);
  for (const file of ['index.html', 'contact.html', notFoundFile, nginxFile, staticHostFile]) {
    const name = path.relative(site, sitePaths(site).file(file));
    expect(before).toHaveProperty([name]);
    expect({ name, hash: after[name] }).toEqual({ name, hash: before[name] });
  }
});

/** By what they would reach: expressions that give nothing, or throw, in the process of a server bundle. */
const escapes = {
  'the environment': 'Object.values(process.env)[0]',
  files: `globalThis.require('node:fs').readFileSync(${JSON.stringify(__filename)}, 'utf8')`,
  writing: `process.getBuiltinModule('node:fs').writeFileSync('/tmp/hostile', '')`,
  commands: `process.binding('spawn_sync')`,
  'native code': `process.dlopen({ exports: {} }, '/lib/libc.so.6') ?? 'opened'`,
  'the releaser by signals': `process.kill(process.ppid, 0)`,
  'the releaser below Node’s own check of signals': `process._kill(process.ppid, 0) + 1`,
  'the debugger of the releaser': `process._debugProcess(process.ppid) ?? 'opened'`,
  'its own debugger': `process._debugEnd() ?? 'ended'`,
  'the channel to the releaser': `process.send({ value: [] }) ?? process.channel`,
  'open handles': `process._getActiveHandles()[0]`,
  'streams of the process': `process.stdout.constructor ?? console._stdout`,
  modules: `process.mainModule.constructor._load('node:net')`,
  tracing: `globalThis.require('node:trace_events')`,
  'the network': `fetch('http://127.0.0.1:9').then(() => 'answered', (error) => /no network|not defined|not a function/.test(error.cause?.message ?? error.message) ? undefined : String(error.cause ?? error))`,
  'other modules': `import('node:fs').then(({ readdirSync }) => readdirSync('/'))`,
  'code made of text': `Function('return process')()`,
  'code made of text by a function of another kind': `(async () => {}).constructor('return process')()`,
  'code made of text outside of a context': `performance.constructor.constructor('return process')()`,
  'functions that called it': `(() => { const own = Error.prepareStackTrace; Error.prepareStackTrace = (_, calls) => calls.map((call) => call.getFunction()).find((called) => called?.name === 'evaluate' || called?.name === 'render'); const { stack } = new Error(); Error.prepareStackTrace = own; return stack; })()`,
};

test.each(Object.entries(escapes))('a bundle has no access to %s', async (_, code) => {
  const build = await readBuild(
    hostile(
      `exports.default = async () => { try { return String(await (${code}) ?? 'nothing'); } catch { return 'nothing'; } };`,
    ),
    part,
  );
  await releaseBuilds(site, new Map([[part, { build }]]));
  expect(live(page).split('<p>')[1]).toBe('nothing');
});

test('a signal that opens a debugger in other processes opens none in the releaser', () => {
  expect(process.listenerCount('SIGUSR1')).toBeGreaterThan(0);
});

test.each([
  ['with a second heading', `'</h1><h1>'`, 'with 2 h1 elements, and a page has exactly one'],
  ['of more than 1 MB', `'brick '.repeat(2e5)`, 'with more than 1 MB'],
  ['that is another one each time', 'Math.random()', 'in another way each time'],
])('a page %s is refused', async (_, text, message) => {
  const before = await hashes(site);
  const build = await readBuild(hostile(`exports.default = () => ${text};`), part);
  const releasing = releaseBuilds(site, new Map([[part, { build }]]));
  await expect(releasing).rejects.toThrow(`${part} renders ${page} ${message}`);
  expect(await hashes(site)).toEqual(before);
});

test('a shell that names a file outside the site is refused', async () => {
  const code = `const own = exports.composeSite;
    exports.composeSite = async (...parts) => new Map([...(await own(...parts)), ['../outside', 'text']]);`;
  const build = await readBuild(hostile(code, 'shell'), 'shell');
  await expect(releaseBuilds(site, new Map([['shell', { build }]]))).rejects.toThrow(
    'shell would break the live pages: shell renders something else than files',
  );
});

async function built(name: string) {
  return [name, { ...(await readBuild(smallBuild(name), name)), base: '/' }] as const;
}

test('a promise that is rejected while the page is awaited is refused with one line', async () => {
  const code = `exports.default = () => {
    void Promise.reject(new Error('Too\\nlate'));
    return new Promise((resolve) => setTimeout(resolve, 50, 'A page.'));
  };`;
  expect(await release(hostile(code))).toMatchObject({ code: 1, errors: `${part} fails: Too` });
});
