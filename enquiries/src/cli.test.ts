import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { fields, filledForm } from '../testing/filledForm';
import { scratchFolder } from 'platform/release/testing/scratch';
import { startService, until } from '../testing/service';
import { openDatabase } from './database';

test('SIGTERM finishes the running request, and no log line holds personal data', async () => {
  const database = path.join(scratchFolder(), 'enquiries.db');
  const { command, printed, ended } = startService([], { PORT: '0', DATABASE: database });
  await until(() => printed().includes('Taking enquiries at'), 20_000);
  const url = new URL(/http:\S+(?=,)/.exec(printed())?.[0] ?? '');

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
  await until(() => printed().split('incoming request').length === 5);
  command.kill('SIGTERM');
  const isOpen = () => fetch(url).then(Boolean, () => false);
  await until(async () => !(await isOpen()));
  socket.write(body.slice(20));
  expect(await ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1.1 201 /);

  const stored = openDatabase(database);
  expect(stored.list()).toHaveLength(1);
  stored.close();
  const lines = printed();
  expect(lines).toContain('"statusCode":201');
  for (const personal of [...Object.values(fields), '203.0.113.9', '127.0.0.1"', 'telephone'])
    expect(lines).not.toContain(JSON.stringify(personal).slice(1, -1));
}, 60_000);

const noDatabase = path.join(scratchFolder(), 'letter.txt');
writeFileSync(noDatabase, 'Dear sirs, '.repeat(1000));

test.each([
  ['list', ['list'], {}, /^There is no database enquiries.db: set DATABASE, or start the service first$/],
  ['a foreign address', [], { HOST: '192.0.2.1' }, /^listen EADDRNOTAVAIL.*$/],
  [
    'a folder that cannot be written',
    [],
    { DATABASE: '/proc/enquiries.db' },
    /^ENOENT: .*'\/proc\/enquiries.db'$/,
  ],
  [
    'another file',
    [],
    { DATABASE: noDatabase },
    /^The database \S+letter.txt cannot be used: file is not a database$/,
  ],
])('a start that fails ends with one line: %s', async (_, line, environment, message) => {
  const settings = { INIT_CWD: scratchFolder(), MAIL_TO: 'a@b.example', SMTP_URL: 'smtp://127.0.0.1:1' };
  const { printed, ended } = startService(line, { ...settings, ...environment });
  expect(await ended).toBe(1);
  expect(printed().trimEnd()).toMatch(message);
});
