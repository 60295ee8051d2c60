import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../store/sitePaths';
import { publishByRsync } from './publishByRsync';
import { hashes, liveBuild } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { missingFiles } from '../testing/missingFiles';
import { scratchFolder } from '../testing/scratch';
import { smallBuild, smallSite } from '../testing/smallSite';

const before = { ...process.env };
let site: string;
/** The folder on the other machine. */
let folder: string;
let target: string;
beforeEach(async () => {
  site = await smallSite();
  folder = path.join(scratchFolder(), 'www');
  target = `me@firm.example:${folder}/`;
  ssh('exec "$@"');
});
afterEach(() => {
  process.env = { ...before };
});

/** Stands in for ssh: a script that is called with the command to run on the other machine. */
function ssh(script: string): void {
  process.env.RSYNC_RSH = program(`while [ "$1" != firm.example ]; do shift; done; shift\n${script}`);
}

/** Passes so many bytes on to the command, as a line does that breaks then. */
function cutOff(bytes: number): string {
  return `
    exec 3<&0
    pipe=$(mktemp -u)
    mkfifo "$pipe"
    dd bs=1 count=${bytes} status=none <&3 >"$pipe" &
    "$@" <"$pipe"
    status=$?
    kill $! 2>/dev/null
    rm "$pipe"
    exit $status`;
}

function program(script: string): string {
  const file = path.join(scratchFolder(), 'program');
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

/** The other machine has what visitors may have, byte by byte. */
async function expectPublished(): Promise<void> {
  const { '.published': list, ...published } = await hashes(folder);
  expect(list).toBeDefined();
  expect(published).toEqual(await hashes(sitePaths(site).public));
}

/** Another build goes live, and the one before is pruned. */
async function change(): Promise<void> {
  const dist = smallBuild('mf-portfolio', 'Another one.');
  await succeed(['release', 'mf-portfolio', '--dist', dist, '--site', site]);
  await succeed(['prune', '--keep', '1', '--min-age', '0', '--site', site]);
}

test('another machine gets all that visitors may have, and then only what has changed', async () => {
  expect(await succeed(['publish', '--to', target, '--site', site])).toMatch(
    /^\d\d+ files published in \S+, 0 removed$/,
  );
  await expectPublished();
  writeFileSync(path.join(folder, 'CNAME'), 'mine.example');
  const old = liveBuild(site, 'mf-portfolio');
  await change();
  expect(await succeed(['publish', '--to', target, '--site', site])).toMatch(
    /^\d+ files published in \S+, \d\d removed$/,
  );
  expect(readFileSync(path.join(folder, 'CNAME'), 'utf8')).toBe('mine.example');
  expect(Object.keys(await hashes(folder)).filter((name) => name.includes(old))).toEqual([]);
  expect(await succeed(['publish', '--to', target, '--site', site])).toMatch(
    /^0 files published in \S+, 0 removed$/,
  );
});

test('stopped after any turn, and started again, it serves whole pages', async () => {
  await publishByRsync(site, target);
  await change();
  for (let turns = 1; turns <= 5; turns += 1) {
    let left = turns;
    const stopping = publishByRsync(site, target, () => {
      if (--left === 0) throw new Error('stopped');
    });
    await expect(stopping).rejects.toThrow('stopped');
    expect(await missingFiles(folder)).toEqual([]);
  }
  await publishByRsync(site, target);
  await expectPublished();
});

test('cut off after any number of bytes, it serves whole pages, and is finished by the next', async () => {
  const seen = new Set<boolean>();
  for (let bytes = 500; bytes < 130_000; bytes *= 3) {
    ssh(cutOff(bytes));
    const { code, errors } = await runLine(['publish', '--to', target, '--site', site]);
    if (code !== 0) expect(errors).toMatch(/^rsync has ended \(.+\): check the target, and publish again$/);
    expect(await missingFiles(folder)).toEqual([]);
    seen.add(existsSync(path.join(folder, 'index.html')));
  }
  // Before the pages and after them.
  expect(seen.size).toBe(2);
  ssh('exec "$@"');
  await publishByRsync(site, target);
  await expectPublished();
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual(['.published']);
});

test('a server of rsync takes it too', async () => {
  mkdirSync(folder);
  const config = path.join(path.dirname(folder), 'rsyncd.conf');
  const user = process.getuid?.() === 0 ? 'uid = 0\ngid = 0\n' : '';
  writeFileSync(config, `use chroot = no\n${user}[www]\npath = ${folder}\nread only = no\n`);
  process.env.RSYNC_CONNECT_PROG = `rsync --daemon --config=${config}`;
  await succeed(['publish', '--to', 'rsync://firm.example/www', '--site', site]);
  await expectPublished();
});

describe('refused with one line, and nothing changed:', () => {
  test.each([
    ['https://firm.example/www', /^--to takes a folder, or a target of rsync as /],
    ['-oProxyCommand=x:/www', /^Option '--to' argument is ambiguous/],
    ['firm.example:', /^--to takes a folder, or a target of rsync as /],
  ])('%s', async (to, message) => {
    const { code, output, errors } = await runLine(['publish', '--to', to, '--site', site]);
    expect({ code, output, lines: errors.split('\n').length }).toEqual({ code: 1, output: '', lines: 1 });
    expect(errors).toMatch(message);
  });

  test('a page of somebody else', async () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'index.html'), 'Mine.');
    expect(await runLine(['publish', '--to', target, '--site', site])).toMatchObject({
      code: 1,
      errors: `${target}index.html is a file that npm run publish did not put there: move it away, or name another folder with --to`,
    });
    expect(readdirSync(folder)).toEqual(['index.html']);
  });

  test('a wrong key, and a machine without rsync', async () => {
    ssh('echo "me@firm.example: Permission denied (publickey)." >&2; exit 255');
    expect((await runLine(['publish', '--to', target, '--site', site])).errors).toBe(
      'rsync has ended (me@firm.example: Permission denied (publickey).): check the target, and publish again',
    );
    process.env.PATH = '/nowhere';
    expect((await runLine(['publish', '--to', target, '--site', site])).errors).toBe(
      'rsync is missing: install it, or name a folder with --to',
    );
    expect(existsSync(folder)).toBe(false);
  });
});
