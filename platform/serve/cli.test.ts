import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '../release/console/refusal';
import { serveSite, type ServedSite } from './server';
import { runServe } from './serveUntilStopped';
import { ask } from './testing/ask';
import { makeFakeSite } from './testing/fakeSite';
import { freePort } from './testing/freePort';

const command = path.join(import.meta.dirname, 'cli.ts');
const environment = process.env;

let site: string;
let other: ServedSite;
let takenPort: string;
let log: jest.SpyInstance;

beforeAll(async () => {
  site = makeFakeSite();
  other = await serveSite({ site, port: 0 });
  takenPort = new URL(other.url).port;
});

beforeEach(() => {
  process.env = { ...environment };
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

afterAll(async () => {
  await other.close();
  rmSync(site, { recursive: true });
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
  expect((await ask(`http://127.0.0.1:${port}`, '/portfolio')).status).toBe(200);
  process.emit(signal);
  await stopped;
  await expect(ask(`http://127.0.0.1:${port}`, '/portfolio')).rejects.toThrow();
});

it('ends well in a process of its own, and takes a folder as named where npm was called', async () => {
  const port = String(await freePort());
  const { child, ended } = run(['--site', path.basename(site)], {
    PORT: port,
    INIT_CWD: path.dirname(site),
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toEqual({
    code: 0,
    output: `Serving ${site} at http://localhost:${port}\n`,
    errors: '',
  });
});

it('ends with code 1 and one line in a process of its own if it cannot start', async () => {
  const { code, output, errors } = await run(['--site', site], { PORT: takenPort }).ended;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^Port \d+ is in use: .+\n$/);
});

it.each([
  ['there is no site', ['--site', '/nowhere'], {}, /^\/nowhere holds no released site .+$/],
  ['PORT is no port', [], { PORT: 'http' }, /^PORT is 'http': .+$/],
  ['HOST is empty', [], { HOST: '' }, /^HOST is empty: leave it out.+$/],
  ['HOST is none of this machine', [], { HOST: '192.0.2.1' }, /^Nothing can listen on .+$/],
  ['an option is unknown', ['--sight', 'a'], {}, /^Unknown option '--sight'.*$/],
])('is refused with one clear line if %s', async (_, line, env, message) => {
  Object.assign(process.env, { PORT: String(await freePort()) }, env);
  const error: unknown = await runServe([...(line.length > 0 ? line : ['--site', site])]).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toHaveProperty('message', expect.stringMatching(message));
});

function run(line: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...line], {
    env: { ...process.env, ...env },
  });
  const seen = { output: '', errors: '' };
  child.stdout.on('data', (piece: Buffer) => (seen.output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (seen.errors += piece.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, ...seen }));
  return { child, ended };
}
