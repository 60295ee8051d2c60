import { spawnSync } from 'node:child_process';
import { readSettings } from './settings';

test('by default the service listens on this machine only, sends no mail and keeps its files out of git', () => {
  const settings = readSettings({});
  expect(settings).toEqual({ port: 8090, host: '127.0.0.1', database: 'enquiries.db', mail: undefined });
  const files = ['', '-wal', '-shm'].map((ending) => settings.database + ending);
  const root = `${import.meta.dirname}/../..`;
  const { stdout } = spawnSync('git', ['check-ignore', ...files], { cwd: root, encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(files);
});

test.each([
  [{ PORT: 'eighty' }, "PORT is 'eighty': it must be a number from 0 to 65535"],
  [{ HOST: '' }, 'HOST is empty: name an address, or leave it out'],
  [{ DATABASE: '' }, 'DATABASE is empty: name a file, or leave it out'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set and MAIL_TO is not: both are needed to send mail'],
  [{ MAIL_TO: 'a@b.example' }, 'MAIL_TO is set and SMTP_URL is not: both are needed to send mail'],
  [{ SMTP_URL: 'localhost', MAIL_TO: 'a@b.example' }, 'SMTP_URL must begin with smtp:// or smtps://'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: 'a, b@c.example' }, 'MAIL_TO must be one mail address'],
])('%j is refused with one line', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(line);
});
