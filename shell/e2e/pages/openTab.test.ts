import type { Page } from 'playwright-core';
import { hydrated, openStage, type Stage } from 'platform/testing/visit';
import { changedBuild, copyOfSite } from 'platform/release/testing/builds';
import { succeed } from 'platform/release/testing/command';

let site: string;
let stage: Stage;

beforeAll(async () => {
  site = copyOfSite();
  stage = await openStage(site);
});
afterAll(() => stage.close());

test('a tab opened before a release goes everywhere without an error, and a new one has the release', async () => {
  const { page, context, complaints } = await stage.visitor();
  await page.goto('/contact');
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  const portfolio = await changedBuild('mf-portfolio', 'Victorian House', 'Edwardian House');
  await succeed(['release', 'mf-portfolio', '--dist', portfolio, '--site', site]);
  const home = await changedBuild('mf-home', 'Building Excellence', 'Building Carefully');
  await succeed(['release', 'mf-home', '--dist', home, '--site', site]);
  const shell = await changedBuild('shell', '07700 900123', '07700 900456');
  await succeed(['release', 'shell', '--dist', shell, '--site', site]);

  await choose(page, 'Portfolio');
  await page.getByRole('link', { name: /Victorian House Extension/ }).waitFor();
  await choose(page, 'Home');
  await page.getByRole('heading', { name: /Building Excellence/ }).waitFor();
  await choose(page, 'Contact');
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  expect(complaints).toEqual({ console: [], foreign: [] });
  expect(documents).toEqual([]);

  await page.goto('/portfolio');
  await hydrated(page);
  await page.getByRole('link', { name: /Edwardian House Extension/ }).waitFor();
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
});

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
}
