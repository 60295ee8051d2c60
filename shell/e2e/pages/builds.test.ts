import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { changedBuild, liveBuild, recordOf } from 'platform/release/testing/builds';
import { succeed } from 'platform/release/testing/command';
import { scratchFolder } from 'platform/release/testing/scratch';
import { filesBelow } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { composedSite, open, openStage, type Stage } from 'platform/testing/visit';

const part = 'mf-portfolio';

let preview: string;
let stage: Stage;
beforeAll(async () => {
  preview = path.join(scratchFolder(), 'preview');
  const dist = await changedBuild(part, 'Our Portfolio', 'Our Candidate');
  await succeed(['preview', part, '--dist', dist, '--to', preview, '--site', composedSite()]);
  stage = await openStage(preview);
});
afterAll(() => stage.close());

const panel = (page: Page) => page.getByRole('region', { name: 'Builds of this page' });

test('a preview shows which builds a page is made of, where its address asks for it', async () => {
  const { page, context, complaints } = await stage.visitor();
  await open(page, '/portfolio?builds');
  const shown = (await panel(page).innerText()).split('\n');
  const builds = Object.keys(recordOf(preview)).map((name) => `${name} ${liveBuild(preview, name)}`);
  expect(shown.sort()).toEqual(builds.sort());
  expect(liveBuild(preview, part)).not.toBe(liveBuild(composedSite(), part));
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
});

test('a preview is like the released site otherwise', async () => {
  const { page, context } = await stage.visitor();
  await open(page, '/portfolio');
  expect(await panel(page).count()).toBe(0);
  await context.close();
});

test('a released site has no byte of that', async () => {
  const root = sitePaths(composedSite()).public;
  const files = (await filesBelow(root)).filter((name) => /\.(html|js|css|json)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => name.includes('showBuilds'))).toEqual([]);
  const naming = files.filter((name) =>
    /showBuilds|Builds of this page/.test(readFileSync(path.join(root, name), 'utf8')),
  );
  expect(naming).toEqual([]);
});
