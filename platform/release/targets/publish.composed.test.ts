import '../testing/mockedGate';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentType } from 'shared-content/contract/contentTypes';
import { sitePaths } from '../store/sitePaths';
import { hashes, liveBuild, liveFile, missingFiles } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { scratchFolder } from '../testing/scratch';
import { releasing, smallSite } from '../testing/smallSite';

const env = { ...process.env };
let server: ChildProcess | undefined;
let site: string;
let folder: string;
beforeEach(async () => {
  site = await smallSite();
  folder = path.join(scratchFolder(), 'www');
  // Debian's rclone does not start with it: "unable to load custom CA bundle".
  delete process.env.AWS_CA_BUNDLE;
});
afterEach(() => {
  process.env = { ...env };
  server?.kill();
});

const publishing = (to = folder) => ['publish', '--to', to, '--site', site];

async function bucket(): Promise<{ to: string; url: string }> {
  const options = JSON.stringify({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: scratchFolder() },
    configureBuckets: [{ name: 'site' }],
  });
  const started = `new (require('${require.resolve('@20minutes/s3rver')}'))(${options}).run()`;
  const line = ['--eval', `${started}.then(({ port }) => console.log(port))`];
  const { stdout } = (server = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'inherit'] }));
  const url = `http://127.0.0.1:${String(await once(stdout, 'data')).trim()}`;
  const keys = 'access_key_id=S3RVER,secret_access_key=S3RVER';
  return {
    to: `:s3,provider=Other,${keys},force_path_style=true,endpoint="${url}":site`,
    url: `${url}/site`,
  };
}

async function change(): Promise<void> {
  await succeed(releasing('mf-portfolio', 'Another one.'), site);
  await succeed(['prune', '--keep', '1', '--min-age', '0'], site);
}

test('a folder gets all that visitors may have, then only what has changed', async () => {
  for (const name of ['notes.txt', 'public/.index.html.77', 'public/releases/mf-home/.left.77/browser/a.js'])
    writeUnder(site, name, 'private');
  expect(await succeed(publishing())).toMatch(/^\d\d+ files published in \S+, 0 removed$/);
  await expectPublished();
  writeUnder(folder, 'CNAME', 'mine.example');
  const old = liveBuild(site, 'mf-portfolio');
  await change();
  expect(await succeed(publishing())).toMatch(/^\d+ files published in \S+, \d\d removed$/);
  expect(readdirSync(path.join(folder, 'releases/mf-portfolio'))).not.toContain(old);
  expect(await succeed(publishing())).toMatch(/^0 files published in \S+, 0 removed$/);
  expect(readFileSync(path.join(folder, 'CNAME'), 'utf8')).toBe('mine.example');
  rmSync(path.join(folder, 'CNAME'));
  await expectPublished();
});

test('a remote that is no bucket, as a server over SFTP, gets the same', async () => {
  const to = `:local:${folder}`;
  await succeed(publishing(to));
  await expectPublished();
  expect(await succeed(publishing(to))).toBe(`0 files published in ${to}, 0 removed`);
});

async function expectPublished(): Promise<void> {
  const { '.published': list, ...published } = await hashes(folder);
  expect(list).toBeDefined();
  const visible = Object.entries(await hashes(sitePaths(site).public)).filter(
    ([name]) => !/(^|\/)\./.test(name),
  );
  expect(published).toEqual(Object.fromEntries(visible));
}

test('a bucket answers every address of the site by itself', async () => {
  const { to, url } = await bucket();
  await succeed(publishing(to));
  await change();
  const shell = `releases/shell/${liveBuild(site, 'shell')}/browser/shell.js`;
  expect(await succeed(publishing(to))).toBe('11 files published in :s3:site, 4 removed');
  expect(await succeed(publishing(to))).toBe('0 files published in :s3:site, 0 removed');
  for (const [name, file, cache] of [
    ['portfolio', 'portfolio.html', 'no-cache'],
    ['404.html', '404.html', 'no-cache'],
    ['robots.txt', 'robots.txt', 'public, max-age=3600'],
    [shell, shell, 'public, max-age=31536000, immutable'],
  ] as const) {
    const answer = await fetch(`${url}/${name}`);
    const headers = ['content-type', 'cache-control'].map((header) => answer.headers.get(header));
    const text = readFileSync(sitePaths(site).file(file), 'utf8');
    expect([name, ...headers, await answer.text()]).toEqual([name, contentType(file), cache, text]);
  }
  for (const name of ['404', 'index', 'index.html.br'])
    expect((await fetch(`${url}/${name}`)).status).toBe(404);
});

test('killed amid any of its steps, it serves whole pages, and the next one finishes', async () => {
  await succeed(publishing());
  await change();
  const calls = path.join(scratchFolder(), 'calls');
  const whole = execFileSync('which', ['rclone'], { encoding: 'utf8' }).trim();
  // Gets to the end of its first three files in the call that it ends at.
  const broken = `
    echo >> ${calls}
    case $(($(wc -l < ${calls}) - $LAST)) in
      -*) exec ${whole} "$@" ;;
      0) head -n 3 | ${whole} "$@" ;;
    esac
    exit 1`;
  writeUnder(path.dirname(folder), 'bin/rclone', `#!/bin/sh\n${broken}\n`, 0o755);
  process.env.PATH = `${path.dirname(folder)}/bin:${env.PATH ?? ''}`;
  let ends = 0;
  for (let last = 1; ends === 0; last += 1) {
    rmSync(calls, { force: true });
    process.env.LAST = String(last);
    const { code, errors } = await runLine(publishing());
    if (code !== 0)
      expect(errors).toMatch(/^rclone cannot write to \S+ \(it does not say why\): check the target/);
    else ends = last;
    expect(await missingFiles(folder)).toEqual([]);
  }
  expect(ends).toBeGreaterThan(4);
  await expectPublished();
});

describe('refused with one line, and nothing changed:', () => {
  const usage = '--to takes a folder, or a remote of rclone as remote:path or :sftp,host=HOST:path';
  test.each([
    ['no target', [], 'Name the folder: npm run publish -- --to DIR'],
    ['a folder of the site', ['SITE/www'], 'SITE/www is inside the live site: name another folder with --to'],
    ['a broken remote', [':s3,secret_access_key="secret:site'], usage],
    [
      'an unknown remote',
      ['nowhere:site'],
      "rclone cannot write to nowhere:site (didn't find section in config file): check the target, and publish again",
    ],
    [
      'a server that does not answer',
      [':webdav,url="http://127.0.0.1:1/?key=secret":www'],
      expect.stringMatching(/^rclone cannot write to :webdav:www \(.*connection refused\): /) as string,
    ],
  ])('%s', async (_, to, message) => {
    const before = await hashes(site);
    const line = to.flatMap((target) => ['--to', target.replace('SITE', site)]);
    const { errors, ...rest } = await runLine(['publish', ...line], site);
    expect(rest).toEqual({ code: 1, output: '' });
    expect(errors.replace(site, 'SITE')).toEqual(message);
    expect(errors).not.toContain('secret');
    expect(await hashes(site)).toEqual(before);
  });

  test('keys that a bucket does not take, and they are not shown', async () => {
    const { to } = await bucket();
    const { errors } = await runLine(
      publishing(to.replace('secret_access_key=S3RVER', 'secret_access_key="key,""two"')),
    );
    expect(errors).toMatch(
      /^rclone cannot write to :s3:site \(SignatureDoesNotMatch: .*\): check the target/,
    );
    expect(errors).not.toMatch(/key,|two/);
  });

  test('a page of somebody else', async () => {
    writeUnder(folder, 'index.html', 'Mine.');
    expect((await runLine(publishing())).errors).toBe(
      `${folder} has index.html, which npm run publish did not put there: move it away, or name another target with --to`,
    );
    expect(readdirSync(folder)).toEqual(['index.html']);
  });

  test('a machine without rclone', async () => {
    process.env.PATH = '/nowhere';
    expect((await runLine(publishing())).errors).toMatch(
      /^rclone is missing: install it \(.*apt-get install rclone.*$/,
    );
  });

  test('a site that is damaged or unfinished', async () => {
    rmSync(liveFile(site, 'mf-home', 'browser/mf-home.js'));
    expect((await runLine(publishing())).errors).toMatch(
      /^mf-home \w+ was changed on disk \(browser\/mf-home\.js\)/,
    );
    writeFileSync(sitePaths(site).pending, '');
    expect((await runLine(publishing())).errors).toMatch(/^A command is unfinished: .* can be published$/);
    expect(readdirSync(path.dirname(folder))).toEqual([]);
  });
});

function writeUnder(root: string, name: string, text: string, mode = 0o644): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text, { mode });
}
