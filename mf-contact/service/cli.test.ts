/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { openDatabase } from './database';
import { fields, filledForm } from './testing/filledForm';
import { scratchFolder } from './testing/scratchFolder';
import { until } from './testing/until';

interface Started {
  command: ChildProcess;
  printed: { output: string; errors: string };
  ended: Promise<number | null>;
}

/** Runs `npm run enquiries` without npm, so that a signal reaches the command itself. */
function start(line: string[], environment: Record<string, string>): Started {
  const command = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'cli.ts'), ...line], {
    env: { ...process.env, INIT_CWD: scratchFolder(), ...environment },
  });
  const printed = { output: '', errors: '' };
  command.stdout.on('data', (text: Buffer) => (printed.output += text.toString()));
  command.stderr.on('data', (text: Buffer) => (printed.errors += text.toString()));
  return { command, printed, ended: once(command, 'close').then(() => command.exitCode) };
}

test('SIGTERM finishes the request that is under way, and no log line names a person', async () => {
  const database = path.join(scratchFolder(), 'enquiries.db');
  const { command, printed, ended } = start([], { PORT: '0', DATABASE: database });
  await until(() => printed.output.includes('Taking enquiries at'), 20_000);
  const url = new URL(/http:\S+(?=,)/.exec(printed.output)?.[0] ?? '');

  await fetch(`${url.href}?email=${fields.email}`);
  await fetch(url, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: fields.email });
  await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: fields.email });

  const body = JSON.stringify(filledForm());
  const socket = connect(Number(url.port), url.hostname);
  let answer = '';
  socket.on('data', (text: Buffer) => (answer += text.toString()));
  socket.write(
    `POST ${url.pathname} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n` +
      `User-Agent: Anns-telephone\r\nX-Forwarded-For: 203.0.113.9\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 20));
  await until(() => printed.output.split('incoming request').length === 5);
  command.kill('SIGTERM');
  await until(
    async () =>
      !(await fetch(url).then(
        () => true,
        () => false,
      )),
  );
  socket.write(body.slice(20));
  expect(await ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1.1 201 /);

  const stored = openDatabase(database);
  expect(stored.list()).toHaveLength(1);
  stored.close();
  const lines = printed.output + printed.errors;
  expect(lines).toContain('"statusCode":201');
  for (const personal of [...Object.values(fields), '203.0.113.9', '127.0.0.1"', 'telephone'])
    expect(lines).not.toContain(JSON.stringify(personal).slice(1, -1));
}, 60_000);

test('what cannot be started ends with one line', async () => {
  const refusals: [string[], Record<string, string>, RegExp][] = [
    [['list'], {}, /^There is no database enquiries.db: set DATABASE, or start the service first$/],
    [[], { HOST: '192.0.2.1' }, /^listen EADDRNOTAVAIL.*$/],
  ];
  await Promise.all(
    refusals.map(async ([line, environment, message]) => {
      const { printed, ended } = start(line, {
        MAIL_TO: 'a@b.example',
        SMTP_URL: 'smtp://127.0.0.1:1',
        ...environment,
      });
      expect(await ended).toBe(1);
      expect(printed.errors.trimEnd()).toMatch(message);
    }),
  );
}, 30_000);
