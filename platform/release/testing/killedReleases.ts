import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { remotes } from 'shared-content/contract/remotes';
import { parseHeaders } from '../store/releasedHeaders';
import { statusText } from '../store/publicStatus';
import { staticHostFile, statusFile } from 'shared-content/contract/routes';
import { sitePaths } from '../store/sitePaths';
import { changedBuild, copyOfSite, hashes, liveBuild, recordOf } from './builds';
import { runLine, succeed } from './command';
import { type Moment, killed, type Stage, stagesOf } from './interrupted';

const part = 'mf-portfolio';

/** Declares the tests that a released site stays whole when a release is killed at each of these moments. */
export function assertSurvivesKills(moments: readonly Moment[]): void {
  let dist: string;
  /** The hash of every file before and after the release. */
  let whole: { before: Record<string, string>; after: Record<string, string> };
  let durationsMs: Record<Stage, number>;
  let site: string;

  beforeAll(async () => {
    dist = await changedBuild(part, 'Victorian House', 'Edwardian House');
    site = copyOfSite();
    const before = await files();
    durationsMs = await stagesOf({ line: release(), site, part });
    whole = { before, after: await files() };
  });

  beforeEach(() => {
    site = copyOfSite();
  });

  test.each(moments)(
    'killed while $stage, $share through, the site stays whole',
    async ({ stage, share }) => {
      await killed({ line: release(), site, part }, stage, share * durationsMs[stage]);
      await expectWhole();
      await succeed(release());
      await expectComplete();
    },
  );

  test('a release that breaks off between two pages says so, and is finished by the next command that changes the site', async () => {
    const blocked = sitePaths(site).file('portfolio.html.gz');
    rmSync(blocked);
    mkdirSync(blocked);
    const { code, errors } = await runLine(release());
    expect(code).toBe(1);
    expect(errors).toMatch(/portfolio\.html\.gz .*\. A command is unfinished: some pages /);
    rmSync(blocked, { recursive: true });

    const between = await files();
    expect(await succeed(['releases', '--site', site])).toMatch(/^A command is unfinished: some pages /);
    expect(await files()).toEqual(between);

    expect(await succeed(['prune', '--keep', '9', '--site', site])).toMatch(
      /\nAn earlier command was unfinished: \d+ files of what is live are in place now\.$/,
    );
    await expectComplete();
  });

  function release(): string[] {
    return ['release', part, '--dist', dist, '--site', site];
  }

  /** Every page is one from before or after the release, and every file that it names is there and whole. */
  async function expectWhole(): Promise<void> {
    const now = await files();
    const pages = Object.keys(whole.before).filter((name) => /^public\/[^/]+$/.test(name));
    expect(pages).toEqual(
      expect.arrayContaining(['public/index.html', 'public/portfolio.html.br', 'public/404.html.gz']),
    );
    for (const name of pages) {
      const known = [whole.before[name], whole.after[name]].includes(now[name]);
      expect({ name, known }).toEqual({ name, known: true });
    }
    for (const page of pages.filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(path.join(site, page), 'utf8');
      const named = [...html.matchAll(/\/(releases\/[\w./-]+\.\w+)/g)].map(
        ([, file = '']) => `public/${file}`,
      );
      expect(named.length).toBeGreaterThan(10);
      const entries = [...html.matchAll(/"(mf-[\w-]+)":"(\w+)"/g)].map(
        ([, remote = '', build = '']) => `public/releases/${remote}/${build}/browser/${remote}.js`,
      );
      expect(entries).toHaveLength(remotes.length);
      for (const file of [...named, ...entries]) {
        expect({ page, file, hash: now[file] }).toEqual({ page, file, hash: whole.after[file] });
      }
    }
    expect(now).toHaveProperty([`builds/${part}/${liveBuild(site, part)}/build.json`]);
  }

  /** The release is live, and nothing is left of what was interrupted. */
  async function expectComplete(): Promise<void> {
    expect(await files()).toEqual(whole.after);
    const { kept } = sitePaths(site).build('shell', liveBuild(site, 'shell'));
    const shell = JSON.parse(readFileSync(path.join(kept, 'build.json'), 'utf8')) as BuildRecord;
    const read = (name: string) => readFileSync(sitePaths(site).file(name), 'utf8');
    expect(read(statusFile)).toBe(statusText(recordOf(site), shell, parseHeaders(read(staticHostFile))));
    expect(readdirSync(site)).not.toContain('.lock');
  }

  /** The hash of every file but the record and what is published of it, which hold the times of releases. */
  async function files(): Promise<Record<string, string>> {
    const all = Object.entries(await hashes(site));
    return Object.fromEntries(all.filter(([name]) => !/^(releases|public\/status)\.json/.test(name)));
  }
}
