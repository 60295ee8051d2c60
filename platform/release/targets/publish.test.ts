import { existsSync, mkdirSync, promises, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../store/files';
import { sitePaths } from '../store/sitePaths';
import { publish } from './publish';
import { hashes, liveBuild, liveFile } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { scratchFolder } from '../testing/scratch';
import { smallBuild, smallSite } from '../testing/smallSite';

let site: string;
let target: string;
beforeEach(async () => {
  site = await smallSite();
  target = path.join(scratchFolder(), 'www');
});
afterEach(() => {
  jest.restoreAllMocks();
});

function publishing(to = target): string[] {
  return ['publish', '--to', to, '--site', site];
}

test('visitors get every page and build, and nothing that is not for them', async () => {
  mkdirSync(path.join(site, '.lock.d'));
  for (const name of ['notes.txt', 'public/.index.html.77', 'public/releases/mf-home/.left.77/browser/a.js'])
    writeUnder(site, name, 'private');
  expect(await succeed(publishing())).toMatch(/^\d+ files published in \S+, 0 removed$/);
  const names = await filesBelow(target);
  expect(names).toEqual(
    expect.arrayContaining([
      ...[
        '.published',
        '404.html',
        '_headers',
        'index.html',
        'index.html.br',
        'robots.txt',
        'status.json.gz',
      ],
      `releases/shell/${liveBuild(site, 'shell')}/browser/shell.js.br`,
    ]),
  );
  expect(
    names.filter(
      (name) =>
        !/^(releases\/[\w-]+\/\w+\/browser\/|[\w-]+\.(html|xml|txt|webmanifest)|status\.json|_headers$)/.test(
          name,
        ),
    ),
  ).toEqual(['.published']);
  expect(names.filter((name) => /releases\.json|moments|nginx|notes|\.77|server/.test(name))).toEqual([]);
  expect(await succeed(publishing())).toMatch(/^0 files published in \S+, 0 removed$/);
});

describe('stopped after any file, and started again', () => {
  /** Publishes one more file at each start, and looks at what visitors have then; gives the names in their order. */
  async function fileByFile(): Promise<string[]> {
    const order: string[] = [];
    for (;;) {
      const stop = new Error('stopped');
      try {
        await publish(site, target, (name) => {
          order.push(name);
          throw stop;
        });
        return order;
      } catch (error) {
        if (error !== stop) throw error;
      }
      expect({ after: order.at(-1), missing: missingFiles() }).toEqual({ after: order.at(-1), missing: [] });
      if (order.length > 400) throw new Error('Publishing never ends');
    }
  }

  /** The files of builds that a page names and visitors would not get, or not as they were released. */
  function missingFiles(): string[] {
    const pages = existsSync(target) ? readdirSync(target).filter((name) => name.endsWith('.html')) : [];
    const bases = pages.flatMap((name) => {
      const found = readFileSync(path.join(target, name), 'utf8').match(/releases\/[\w-]+\/\w+\/browser\//g);
      return found ?? [];
    });
    return [...new Set(bases)].flatMap((base) => {
      const list = path.join(target, base, 'integrity.json');
      if (!existsSync(list)) return [base];
      const files = Object.keys(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
        .filter((name) => name.startsWith('browser/'))
        .map((name) => base.replace('browser/', name));
      return files
        .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
        .filter((name) => !existsSync(path.join(target, name)));
    });
  }

  test('the folder serves whole pages, from the first publishing through a change to the end', async () => {
    // Looked at in passing, which takes a tenth of the time of as many starts.
    let looks = 0;
    await publish(site, target, (name) => {
      expect({ after: name, missing: missingFiles() }).toEqual({ after: name, missing: [] });
      looks += 1;
    });
    expect(looks).toBeGreaterThan(50);
    expect(readFileSync(path.join(target, 'portfolio.html'), 'utf8')).toContain('as it was first released');

    // Another build goes live, and the one before is pruned: what is new comes first, what is gone goes last.
    const old = liveBuild(site, 'mf-portfolio');
    const dist = smallBuild('mf-portfolio', 'Another one.');
    await succeed(['release', 'mf-portfolio', '--dist', dist, '--site', site]);
    await succeed(['prune', '--keep', '1', '--min-age', '0', '--site', site]);
    const second = await fileByFile();
    const kinds = second.map((name) => (name.includes(old) ? 'gone' : name.includes('/') ? 'build' : 'page'));
    expect([...kinds].sort((one, other) => one.localeCompare(other))).not.toEqual(kinds);
    expect(kinds.filter((kind, position) => kind !== kinds[position - 1])).toEqual(['build', 'page', 'gone']);
    expect(await served(target)).toEqual(await served(sitePaths(site).public));
    expect(readdirSync(path.join(target, 'releases/mf-portfolio'))).toEqual([
      liveBuild(site, 'mf-portfolio'),
    ]);
  });

  /** The hash of each file but the list of them. */
  async function served(folder: string): Promise<Record<string, string>> {
    const all = Object.entries(await hashes(folder));
    return Object.fromEntries(all.filter(([name]) => name !== '.published'));
  }
});

test('what is half written is not seen, and the next publishing removes it', async () => {
  const { rename } = promises;
  const mock = jest.spyOn(promises, 'rename').mockImplementation((from, to) => {
    if (!String(to).endsWith('www/index.html')) return rename(from, to);
    return Promise.reject(new Error('killed'));
  });
  await expect(publish(site, target)).rejects.toThrow('killed');
  expect(existsSync(path.join(target, 'index.html'))).toBe(false);
  mock.mockRestore();
  const hidden = `.index.html.${process.pid}`;
  expect(readdirSync(target)).toContain(hidden);
  await publish(site, target);
  expect(readdirSync(target)).not.toContain(hidden);
});

test('files that others have put there stay, and no page of theirs is replaced', async () => {
  writeUnder(target, 'CNAME', 'mine.example');
  writeUnder(target, 'index.html', 'Mine.');
  const before = await hashes(target);
  expect(await runLine(publishing())).toEqual({
    code: 1,
    output: '',
    errors: `${target}/index.html is a file that npm run publish did not put there: move it away, or name another folder with --to`,
  });
  expect(await hashes(target)).toEqual(before);
  rmSync(path.join(target, 'index.html'));
  await succeed(publishing());
  await succeed(publishing());
  expect(readFileSync(path.join(target, 'CNAME'), 'utf8')).toBe('mine.example');
});

test('a list of published files that somebody has changed leads out of no folder', async () => {
  await succeed(publishing());
  const outside = path.join(path.dirname(target), 'outside.html');
  writeFileSync(outside, 'Mine.');
  writeFileSync(
    path.join(target, '.published'),
    '../outside.html\nreleases/../../outside.html\n/etc/hostname\n',
  );
  await publish(site, target);
  expect(existsSync(outside)).toBe(true);
});

describe('refused with one line, and nothing changed:', () => {
  test.each([
    ['no folder', () => undefined, 'Name the folder: npm run publish -- --to DIR'],
    ['the site', () => site, 'SITE is the live site: name another folder with --to'],
    [
      'a folder in it',
      () => path.join(site, 'www'),
      'SITE/www is inside the live site: name another folder with --to',
    ],
    [
      'an address',
      () => 'https://host/www',
      "--to takes a folder, or a target of rsync as user@host:/path or rsync://host/module/path, not 'https://host/www'",
    ],
    [
      'a file',
      () => sitePaths(smallBuild('mf-home')).releases.replace('releases.json', 'build.json'),
      /leads through a file where a folder must be/,
    ],
  ])('%s', async (_, folder, message) => {
    const before = await hashes(site);
    const to = folder();
    const line = ['publish', ...(to ? ['--to', to] : []), '--site', site];
    const { code, output, errors } = await runLine(line);
    expect({ code, output, lines: errors.split('\n').length }).toEqual({ code: 1, output: '', lines: 1 });
    expect(errors.replace(site, 'SITE')).toMatch(message);
    expect(await hashes(site)).toEqual(before);
  });

  test('a folder that is not open to this user', async () => {
    mkdirSync(target);
    const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: target });
    jest.spyOn(promises, 'readdir').mockImplementation(() => Promise.reject(denied));
    expect((await runLine(publishing())).errors).toBe(
      `${target} is not open to this user: run the command as the owner of the site's folder`,
    );
  });

  test('a site that is damaged, unfinished, or not there', async () => {
    rmSync(liveFile(site, 'mf-home', 'browser/mf-home.js'));
    expect((await runLine(publishing())).errors).toMatch(
      /^mf-home \w+ was changed on disk \(browser\/mf-home\.js\)/,
    );
    writeFileSync(sitePaths(site).pending, '');
    expect((await runLine(publishing())).errors).toMatch(/^A command is unfinished: .* can be published$/);
    const nowhere = path.join(path.dirname(target), 'none');
    expect((await runLine([...publishing().slice(0, 3), '--site', nowhere])).errors).toBe(
      `Nothing is released in ${nowhere}: npm run release`,
    );
    expect(existsSync(target)).toBe(false);
  });
});

function writeUnder(folder: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
