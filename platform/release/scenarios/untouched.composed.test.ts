import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../store/sitePaths';
import { changedBuild, copyOfSite, hashes, liveBuild } from '../testing/builds';
import { succeed } from '../testing/command';

const pages = ['index.html', 'contact.html', '404.html', 'portfolio.html'];

let site: string;
let before: Snapshot;
let after: Snapshot;
let earlier: string;

interface Snapshot {
  files: Record<string, string>;
  html: Record<string, string>;
}

beforeAll(async () => {
  site = copyOfSite();
  before = await snapshot();
  earlier = liveBuild(site, 'mf-portfolio');
  const dist = await changedBuild('mf-portfolio', headingOf(before), 'Changed Heading');
  await succeed(['release', 'mf-portfolio', '--dist', dist], site);
  after = await snapshot();
});

test('a release of the portfolio adds folders of its own, and changes no byte in any other', () => {
  expect(headingOf(after)).toBe('Changed Heading');
  const released = (files: Record<string, string>) =>
    Object.entries(files).filter(([name]) => /^(public\/releases|builds)\//.test(name));
  const own = Object.values(sitePaths(site).build('mf-portfolio', liveBuild(site, 'mf-portfolio')));
  const isOwn = (name: string) => own.some((folder) => path.join(site, name).startsWith(`${folder}/`));
  expect(released(after.files).filter(([name]) => !isOwn(name))).toEqual(released(before.files));
  expect(released(after.files).filter(([name]) => isOwn(name)).length).toBeGreaterThan(2);
});

test.each(['contact.html', '404.html'])('it changes nothing in %s but the release data', (file) => {
  const [old = '', now = ''] = [before.html[file], after.html[file]];
  expect(now).not.toBe(old);
  expect(now).toBe(old.replaceAll(earlier, liveBuild(site, 'mf-portfolio')));
});

test('a rollback makes every page, compressed or not, what it was to the byte', async () => {
  await succeed(['rollback', 'mf-portfolio'], site);
  const { files } = await snapshot();
  const names = Object.keys(before.files).filter((name) => !/^(releases|public\/status)\.json/.test(name));
  expect(names).toEqual(
    expect.arrayContaining(
      pages.flatMap((page) => ['', '.br', '.gz'].map((form) => `public/${page}${form}`)),
    ),
  );
  for (const name of names) expect({ name, hash: files[name] }).toEqual({ name, hash: before.files[name] });
});

async function snapshot(): Promise<Snapshot> {
  const html = pages.map((page) => [page, readFileSync(sitePaths(site).file(page), 'utf8')]);
  return { files: await hashes(site), html: Object.fromEntries(html) as Record<string, string> };
}

function headingOf({ html }: Snapshot): string {
  return /<h1[^>]*>([^<]+)</.exec(html['portfolio.html'] ?? '')?.[1] ?? '';
}
