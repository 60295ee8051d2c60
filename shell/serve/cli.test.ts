/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { serveSite, type ServedSite } from './server';
import { ask } from './testing/ask';
import { makeFakeSite } from './testing/fakeSite';
import { freePort } from './testing/freePort';

const command = path.join(import.meta.dirname, 'cli.ts');

let site: string;
let other: ServedSite;
let taken: string;

beforeAll(async () => {
  site = makeFakeSite();
  other = await serveSite({ site, port: 0 });
  taken = new URL(other.url).port;
});

afterAll(async () => {
  await other.close();
  rmSync(site, { recursive: true });
});

function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...args], {
    env: { ...process.env, ...env },
  });
  const seen = { output: '', errors: '' };
  child.stdout.on('data', (piece: Buffer) => (seen.output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (seen.errors += piece.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, ...seen }));
  return { child, ended };
}

it('explains itself', async () => {
  const { code, output } = await run(['--help']).ended;
  expect(code).toBe(0);
  expect(output).toMatch(/npm run serve \[-- --site DIR\][^]*--site DIR[^]*PORT, HOST/);
});

it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s and says where', async (signal) => {
  await other.close();
  const { child, ended } = run(['--site', site], { PORT: taken });
  await once(child.stdout, 'data');
  expect((await ask(`http://127.0.0.1:${taken}`, '/portfolio')).status).toBe(200);
  child.kill(signal);
  expect(await ended).toEqual({
    code: 0,
    output: `Serving ${site} at http://localhost:${taken}\n`,
    errors: '',
  });
  other = await serveSite({ site, port: Number(taken) });
});

it('means a folder from where npm was called, as the release does', async () => {
  const port = String(await freePort());
  const { child, ended } = run(['--site', path.basename(site)], { PORT: port, INIT_CWD: path.dirname(site) });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, output: `Serving ${site} at http://localhost:${port}\n` });
});

it.each([
  ['the port is taken', () => ['--site', site], () => ({ PORT: taken }), /^Port \d+ is in use: .+\n$/],
  ['there is no site', () => ['--site', '/nowhere'], () => ({}), /^\/nowhere holds no released site .+\n$/],
  ['PORT is no port', () => ['--site', site], () => ({ PORT: 'http' }), /^PORT is 'http': .+\n$/],
  [
    'HOST is none of this machine',
    () => ['--site', site],
    () => ({ HOST: '192.0.2.1' }),
    /^Nothing can listen on .+\n$/,
  ],
  ['an option is unknown', () => ['--sight', site], () => ({}), /^Unknown option '--sight'.*\n$/],
])('ends with one clear line if %s', async (_, args, env, line) => {
  const { code, output, errors } = await run(args(), env()).ended;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(line);
});
