import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startNpm } from '../release/console/npm';
import { Refusal } from '../release/console/refusal';
import { ended } from '../release/testing/command';
import { scratchFolder } from '../release/testing/scratch';
import { runServe, serveSite } from './server';
import { ask } from './testing/ask';
import { freePort } from './testing/freePort';

const root = path.join(import.meta.dirname, '../..');
const environment = process.env;
let site: string;
let log: jest.SpyInstance;

beforeEach(() => {
  site = scratchFolder();
  mkdirSync(path.join(site, 'public'));
  writeFileSync(path.join(site, 'public/index.html'), '<h1>Brick</h1>');
  process.env = { ...environment };
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

it('explains itself', async () => {
  await runServe(['--help']);
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/npm run serve \[-- --site DIR\][^]*--site DIR[^]*PORT, HOST/),
  );
});

it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s and says where', async (signal) => {
  const port = await freePort();
  process.env.PORT = String(port);
  const stopped = runServe(['--site', site]);
  await new Promise((said) => log.mockImplementation(said));
  expect(log).toHaveBeenCalledWith(`Serving ${site} at http://localhost:${port}`);
  const url = `http://127.0.0.1:${port}`;
  expect(await ask(url, '/')).toMatchObject({ status: 200, text: '<h1>Brick</h1>' });
  process.emit(signal);
  await stopped;
  await expect(ask(url, '/')).rejects.toThrow();
});

it('ends with the npm that runs it', async () => {
  const env = { ...environment, PORT: String(await freePort()) };
  const npm = startNpm('npm', ['run', 'serve', '--', '--site', site], { cwd: root, env });
  const end = ended(npm);
  while (!String((await once(npm.stdout ?? npm, 'data'))[0]).includes('Serving '));
  npm.kill('SIGTERM');
  // The server holds npm's output open for as long as it runs.
  expect((await end).output).toContain(`Serving ${site} at `);
});

it('takes a folder as named where npm was called, and is refused with one line if the port is taken', async () => {
  const other = await serveSite({ site, port: 0 });
  const { port } = new URL(other.url);
  Object.assign(process.env, { PORT: port, INIT_CWD: path.dirname(site) });
  const message = `Port ${port} is in use: stop what listens there, or set PORT.`;
  await refused(['--site', path.basename(site)], new RegExp(message));
  await other.close();
});

it.each([
  ['there is no site', ['--site', '/nowhere'], {}, /^\/nowhere holds no released site .+$/],
  ['PORT is no port', [], { PORT: 'http' }, /^PORT is 'http': .+$/],
  ['HOST is empty', [], { HOST: '' }, /^HOST is empty: leave it out.+$/],
  ['HOST is none of this machine', [], { HOST: '192.0.2.1' }, /^Nothing can listen on .+$/],
  ['an option is unknown', ['--sight', 'a'], {}, /^Unknown option '--sight'.*$/],
])('is refused with one clear line if %s', async (_, line, env, message) => {
  Object.assign(process.env, { PORT: String(await freePort()) }, env);
  await refused(line.length > 0 ? line : ['--site', site], message);
});

it('is refused with one clear line if the record of releases is damaged', async () => {
  const record = path.join(site, 'releases.json');
  writeFileSync(record, '{}');
  await refused(['--site', site], /releases\.json is no record of releases: restore it/);
  rmSync(record);
});

async function refused(line: string[], message: RegExp) {
  const error: unknown = await runServe(line).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toHaveProperty('message', expect.stringMatching(message));
}
