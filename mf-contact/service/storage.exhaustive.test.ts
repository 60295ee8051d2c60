import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'platform/serve/testing/freePort';
import { filledForm } from './testing/filledForm';
import { startMailServer } from './testing/mailServer';
import { until } from './testing/until';

/** The database on a disk of its own, of 1 MB, which the test fills. */
const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
const file = path.join(folder, 'enquiries.db');
const filling = path.join(folder, 'filling');

const part = path.join(__dirname, '..');
const cli = 'service/cli.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: ChildProcess;
let url: string;
let log = '';

beforeAll(async () => {
  mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  mail = await startMailServer();
  url = `http://127.0.0.1:${await freePort()}/api/enquiries`;
  service = start();
  await until(() => log.includes('Taking enquiries'), 30_000);
});
afterAll(async () => {
  service.kill('SIGKILL');
  if (service.exitCode === null && service.signalCode === null) await once(service, 'close');
  await mail.close();
  spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});

test('a full disk refuses enquiries until there is room, and loses none', async () => {
  expect(await post('Ann')).toBe(201);
  await until(() => mail.mails.length === 1);
  fill();
  // What is stored needs new pages sooner or later; the first refusal is within a few.
  const long = 'A wall. '.repeat(1200);
  const body = form('Bob', long);
  expect(await send(body)).toBe(503);
  expect(await send(body)).toBe(503);
  expect(service.exitCode).toBeNull();

  rmSync(filling);
  expect(names()).toEqual(['Ann']);
  expect(await send(body)).toBe(201);
  await until(() => mail.mails.length === 2);
  expect(names()).toEqual(['Ann', 'Bob']);
  expect(log).toContain('SQLITE_FULL');
  expect(log).not.toContain('Bob');
});

test('on a disk that is read-only the service says so with one line instead of taking enquiries', async () => {
  service.kill('SIGTERM');
  await once(service, 'close');
  mount('-o', 'remount,ro', folder);
  log = '';
  service = start();
  await once(service, 'close');
  expect(service.exitCode).toBe(1);
  expect(log.trim().split('\n')).toEqual([
    `The database ${file} cannot be used: unable to open database file`,
  ]);

  mount('-o', 'remount,rw', folder);
  log = '';
  service = start();
  await until(() => log.includes('Taking enquiries'), 30_000);
  expect(await post('Cid')).toBe(201);
});

function mount(...line: string[]): void {
  const { status, stderr } = spawnSync('mount', line, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`A disk of 1 MB cannot be mounted: run this test as root. ${stderr}`);
}

function start(): ChildProcess {
  const command = spawn(process.execPath, ['--import', 'tsx', cli], {
    cwd: part,
    env: {
      ...process.env,
      PORT: new URL(url).port,
      DATABASE: file,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: 'owner@firm.example',
      INIT_CWD: undefined,
    },
  });
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (text: Buffer) => (log += text.toString()));
  return command;
}

/** Leaves not one byte of the disk. */
function fill(): void {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    for (;;) {
      try {
        writeFileSync(filling, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
    }
  }
  expect(existsSync(filling)).toBe(true);
}

const form = (firstName: string, projectDetails = 'A wall.') =>
  JSON.stringify(filledForm({ firstName, projectDetails }));

async function send(body: string): Promise<number> {
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return answer.status;
}

function post(firstName: string): Promise<number> {
  return send(form(firstName));
}

/** Asked of a process of its own, since libsql keeps a closed file open for a while. */
function names(): string[] {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', cli, 'list'], {
    cwd: part,
    env: { ...process.env, DATABASE: file, INIT_CWD: undefined },
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/Z {2}(\w+) Mason/g)].map(([, name = '']) => name);
}
