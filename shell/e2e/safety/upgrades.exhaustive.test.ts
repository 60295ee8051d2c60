import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { version as later } from 'react/package.json';
import { version as earlier } from 'react-earlier/package.json';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { partNames } from 'platform/parts';
import { builtFolder, hashes, liveBuild } from 'platform/release/testing/builds';
import { checkoutCopy, edit, installEarlierReact } from 'platform/release/testing/checkout';
import { runLine, succeed } from 'platform/release/testing/command';
import { scratchFolder } from 'platform/release/testing/scratch';
import { filesBelow } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { readerIn } from '../faults/support/reader';
import { countRenderers } from 'platform/testing/renderers';
import { openStage } from 'platform/testing/visit';

/** Built folders, by part. */
type Builds = Record<string, string>;

const remoteNames: readonly string[] = remotes.map(({ name }) => name);

/** The same sources, built with an earlier React, and with the one that the composed site is built with. */
let before: Builds;
let after: Builds;
/** Of shared-content 1.1.0: a shell, and a contact page that says a fact which is new in it. */
let newFacts: Builds;
/** A site of all that was built with the earlier React. */
let siteBefore: string;
let site: string;

beforeAll(async () => {
  const checkout = checkoutCopy();
  installEarlierReact(checkout);
  for (const remote of remoteNames) edit(checkout, `${remote}/package.json`, '"^19.2.0"', '"^19.1.0"');
  before = build(checkout, partNames);
  after = Object.fromEntries(partNames.map((part) => [part, builtFolder(part)]));
  edit(checkout, 'shared-content/package.json', '"version": "1.0.0"', '"version": "1.1.0"');
  edit(
    checkout,
    'shared-content/src/content/business.ts',
    'founded: 1998,',
    'founded: 1998, motto: "Laid true",',
  );
  edit(checkout, 'mf-contact/package.json', '"shared-content": "^1.0.0"', '"shared-content": "^1.1.0"');
  edit(
    checkout,
    'mf-contact/src/Page/Page.tsx',
    'heading="Need Immediate Help?"',
    'heading={business.motto}',
  );
  newFacts = build(checkout, ['shell', 'mf-contact']);
  siteBefore = path.join(scratchFolder(), 'site');
  await succeed(['release', ...named(before), '--site', siteBefore]);
}, 600_000);

beforeEach(() => {
  site = path.join(scratchFolder(), 'site');
  cpSync(siteBefore, site, { recursive: true, preserveTimestamps: true });
});

test('the builds are of two versions of React', () => {
  expect(earlier).not.toBe(later);
  expect(versionIn(before)).toBe(earlier);
  expect(versionIn(after)).toBe(later);
});

// Every order is tried in release/fit.test.ts, with builds that are written by hand.
describe('a minor of React goes live part by part', () => {
  test('the remotes first, and back in the same order', async () => {
    for (const part of [...remoteNames, 'shell']) await release(part, after);
    for (const part of [...remoteNames, 'shell']) await succeed(['rollback', part, '--site', site]);
    expect(liveBuilds(site)).toEqual(liveBuilds(siteBefore));
  });

  test('the shell first: remotes that were built with the earlier one hydrate in it, and then follow', async () => {
    await release('shell', after);
    await visit({ runsOn: later });
    for (const part of remoteNames) await release(part, after);
  });

  test('one remote alone: it hydrates in a shell with the earlier one', async () => {
    await release('mf-portfolio', after);
    await visit({ runsOn: earlier });
  });
});

test('a remote that uses what is new in shared-content waits for the shell, and then other remotes stay as they are', async () => {
  expect(await refusalOf(['release', `mf-contact=${newFacts['mf-contact'] ?? ''}`])).toBe(
    'mf-contact needs shared-content/business ^1.1.0, and the shell provides 1.0.0. Release the shell first: npm run release -- shell',
  );
  await release('shell', newFacts);
  await release('mf-contact', newFacts);
  expect(readFileSync(sitePaths(site).file('contact.html'), 'utf8')).toContain('Laid true');
});

test('a major goes live together, and back together', async () => {
  await succeed(['release', ...named(after), '--site', site]);
  const first = liveBuilds(site);
  const major = await nextMajor(after);

  expect(await refusalOf(['release', `shell=${major.shell ?? ''}`])).toBe(
    `shell would break the live mf-home, mf-portfolio, mf-contact: mf-home needs react ^19.2.0, and the shell provides 20.0.0. Release them together: npm run release -- shell mf-home mf-portfolio mf-contact`,
  );
  expect(await refusalOf(['release', `mf-home=${major['mf-home'] ?? ''}`])).toBe(
    `mf-home needs react ^20.0.0, and the shell provides ${later}. Release the shell first: npm run release -- shell`,
  );
  expect(await refusalOf(['release', ...named({ ...major, 'mf-home': withoutNewScripts(after) })])).toMatch(
    /^mf-home would not come alive in a browser: .* Version 20\.0\.0 from shell .* which needs \^19\.2\.0/,
  );
  await succeed(['release', ...named(major), '--site', site]);
  await visit({ runsOn: '20.0.0' });

  for (const part of partNames) {
    expect(await refusalOf(['rollback', part])).toMatch(
      /\. Put all back that was live with it: npm run rollback -- --to 2$/,
    );
  }
  await succeed(['rollback', '--to', '2', '--site', site]);
  expect(liveBuilds(site)).toEqual(first);
});

async function release(part: string, builds: Builds): Promise<void> {
  await succeed(['release', part, '--dist', builds[part] ?? '', '--site', site]);
}

async function refusalOf(line: string[]): Promise<string> {
  const whole = await hashes(site);
  const { code, errors } = await runLine([...line, '--site', site]);
  expect(code).toBe(1);
  expect(await hashes(site)).toEqual(whole);
  return errors;
}

/** Opens the home page, goes to each other one, and sees every page alive on one React. */
async function visit({ runsOn }: { runsOn: string }): Promise<void> {
  const stage = await openStage(site);
  const { page, context, complaints } = await stage.visitor();
  const reader = readerIn(page);
  await page.addInitScript(countRenderers);
  await page.goto('/');
  await reader.isInteractive('mf-home');
  for (const remote of ['mf-portfolio', 'mf-contact'] satisfies RemoteName[]) {
    await reader.follow(remote);
    await reader.isInteractive(remote);
  }
  expect(await page.evaluate(() => window.renderers)).toEqual([runsOn]);
  expect(reader.documents).toHaveLength(1);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
  await stage.close();
}

/** Builds parts of a checkout with its own tools. */
function build(checkout: string, parts: readonly string[]): Builds {
  const dist = scratchFolder();
  execFileSync(process.execPath, ['--import', 'tsx', 'platform/build/cli.ts', '--dist', dist, ...parts], {
    cwd: checkout,
    stdio: 'pipe',
  });
  return Object.fromEntries(parts.map((part) => [part, path.join(dist, part)]));
}

/** The home page as a build that promises React 20, with scripts that were built for 19. */
function withoutNewScripts(builds: Builds): string {
  const copy = path.join(scratchFolder(), 'mf-home');
  cpSync(builds['mf-home'] ?? '', copy, { recursive: true });
  edit(copy, 'build.json', '"^19.2.0"', '"^20.0.0"');
  return copy;
}

/** Copies of builds that say and ask for React 20 wherever they said and asked for 19. */
async function nextMajor(builds: Builds): Promise<Builds> {
  const copies: Builds = {};
  for (const [part, folder] of Object.entries(builds)) {
    const copy = path.join(scratchFolder(), part);
    cpSync(folder, copy, { recursive: true });
    const changes: [from: string, to: string][] = remoteNames.includes(part)
      ? [['"^19.2.0"', '"^20.0.0"']]
      : [[later, '20.0.0']];
    for (const name of (await filesBelow(copy)).filter((file) => /\.(c?js|json)$/.test(file))) {
      const text = readFileSync(path.join(copy, name), 'utf8');
      for (const [from, to] of changes) if (text.includes(from)) edit(copy, name, from, to);
    }
    copies[part] = copy;
  }
  return copies;
}

function liveBuilds(folder: string): string[] {
  return partNames.map((part) => liveBuild(folder, part));
}

function named(builds: Builds): string[] {
  return Object.entries(builds).map(([part, folder]) => `${part}=${folder}`);
}

function versionIn(builds: Builds): unknown {
  const text = readFileSync(path.join(builds.shell ?? '', 'build.json'), 'utf8');
  const { provides } = JSON.parse(text) as { provides: Record<string, string> };
  return provides.react;
}
