import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from 'shared-content/contract/remotes';
import { composedSite, openStage, type Stage } from '../testing/visit';
import { filesBelow } from '../release/store/files';
import { sitePaths } from '../release/store/sitePaths';
import { overweight, overweightScripts, type Weight, weigh } from './budgets';

let stage: Stage;
const visits = new Map<string, Weight[]>();

beforeAll(async () => {
  stage = await openStage();
  for (const { route } of remotes) visits.set(route, await weigh(stage.browser, stage.url + route));
});
afterAll(() => stage.close());

test('a first visit to the home page takes at most 140 kB beside its pictures', () => {
  const weights = visited('/').filter(({ type }) => type !== 'image');
  expect(weights.length).toBeGreaterThan(5);
  expect(overweight('A first visit to / without pictures', weights, 140)).toEqual([]);
});

test('the hero picture takes at most 60 kB on a phone', () => {
  const hero = visited('/').filter(({ file }) => /hero-\d+\.\w+$/.test(file));
  expect(hero).toHaveLength(1);
  expect(overweight('The hero on a phone', hero, 60)).toEqual([]);
});

describe.each(remotes)('a first visit to $route', ({ route }) => {
  test('takes at most 30 kB of fonts', () => {
    const fonts = visited(route).filter(({ type }) => type === 'font');
    expect(fonts).toHaveLength(2);
    expect(overweight(`Fonts on ${route}`, fonts, 30)).toEqual([]);
  });

  test('keeps each script of each part within its budget', () => {
    expect(visited(route).filter(isScript).length).toBeGreaterThan(2);
    expect(overweightScripts(visited(route))).toEqual([]);
  });
});

/** Names that minifying leaves in the code of a library. */
const traces = {
  'react-hook-form': 'shouldUnregister',
  yup: 'isValidSync',
  'react-modal': 'ReactModalPortal',
};

test.each([
  ['react-hook-form', ['/contact']],
  ['yup', []],
  ['react-modal', []],
] as const)('the first visits that bring %s are %j', async (library, expected) => {
  expect(await scriptsIn(composedSite())).toContain(traces[library]);
  const sent = await Promise.all(remotes.map(async ({ route }) => ({ route, code: await sentTo(route) })));
  expect(sent.filter(({ code }) => code.includes(traces[library])).map(({ route }) => route)).toEqual(
    expected,
  );
});

test('what the site never reaches of the federation runtime is left out', async () => {
  const code = await scriptsIn(composedSite());
  expect(code).toContain('is left out of the build: see platform/build/stubs/unusedFederation');
  expect(code).not.toContain('loadManifestSnapshot');
  expect(code).not.toContain('[semver]');
});

function visited(route: string): Weight[] {
  return visits.get(route) ?? [];
}

function isScript({ type }: Weight): boolean {
  return type === 'script';
}

/** The code that a first visit is sent. */
async function sentTo(route: string): Promise<string> {
  const responses = visited(route)
    .filter(isScript)
    .map(({ url }) => fetch(url));
  const texts = (await Promise.all(responses)).map((response) => response.text());
  return (await Promise.all(texts)).join('\n');
}

/** All code that is released. */
async function scriptsIn(site: string): Promise<string> {
  const { served } = sitePaths(site).builds;
  const files = (await filesBelow(served)).filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => readFile(path.join(served, file), 'utf8')))).join('\n');
}
