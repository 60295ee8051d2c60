import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { copyOfSite } from 'platform/release/testing/builds';
import { pageFile } from 'shared-content/contract/routes';
import { sitePaths } from 'platform/release/store/sitePaths';
import { sendQuoteForm } from 'platform/testing/journeys';
import { follow, readable, type SitePage, sitePages } from 'platform/testing/sitePages';
import { composedSite, open, openStage, type Stage } from 'platform/testing/visit';
import { flippedVisit } from './flippedVisit';
import { type LiveFile, liveFiles, scriptsAndStyles } from './liveFiles';

const pages = Object.values(sitePages);
const files = liveFiles(composedSite(), scriptsAndStyles);

/** The files that the pages name in their heads, those that only a navigation asks for included. */
const inHeads = pages.flatMap((shown) => {
  const html = readFileSync(sitePaths(composedSite()).file(pageFile(shown.route)), 'utf8');
  return files.filter(({ address }) => html.includes(`="${address}"`)).map((file) => ({ ...file, shown }));
});

/** Those of them that a first visit asks for: style sheets stand in the page. */
export const named = inHeads.filter(({ name }) => !name.endsWith('.css'));

/** The files that come with a page after a navigation: those of its remote, and the list of their hashes. */
const lists = liveFiles(composedSite(), /^integrity\.json$/);
export const followed = pages.flatMap((shown) =>
  [...inHeads.filter((file) => file.shown === shown), ...lists]
    .filter(({ part }) => part === shown.remote)
    .map((file) => ({ ...file, shown })),
);

/** The files that are loaded when they are needed, what needs them, and what visitors then have instead. */
export const later = files.filter(({ address }) => !inHeads.some((file) => file.address === address));
const needs: Record<string, (page: Page) => Promise<void>> = {
  shell: sendAndBeThanked,
  'mf-home': readFigures,
  'mf-home/servicePictures.js': readCourse,
  'mf-portfolio': missCaseStudy,
  'mf-contact': missRules,
};

type Shown = LiveFile & { shown: SitePage };

/** Declares a test for each file, in which one byte of it is flipped. */
export function testFlips(selected: {
  named: readonly Shown[];
  followed: readonly Shown[];
  later: readonly LiveFile[];
}): void {
  const flipped = new Set<string>();
  let refusals = 0;
  let site: string;
  let stage: Stage;
  beforeAll(async () => {
    site = copyOfSite();
    stage = await openStage(site);
  });
  afterAll(async () => {
    await stage.close();
    console.info(
      `One byte flipped in each of ${flipped.size} files: ${refusals} refusals, none of them ran.`,
    );
  });

  async function visit(
    file: LiveFile,
    journey: (page: Page, refused: () => Promise<unknown>) => Promise<void>,
  ) {
    refusals += await flippedVisit({ site, stage }, file, journey);
    flipped.add(file.address);
  }

  test.each(selected.named)(
    'with $part/$name changed, who opens $shown.route reads it and goes on',
    async ({ shown, ...file }) => {
      await visit(file, async (page, refused) => {
        await page.goto(shown.route);
        await refused();
        await readable(page, shown);
        await follow(page, otherThan(shown));
      });
    },
  );

  test.each(selected.followed)(
    'with $part/$name changed, who follows a link to $shown.route reads it',
    async ({ shown, ...file }) => {
      await visit(file, async (page) => {
        await open(page, otherThan(shown).route);
        await follow(page, shown);
      });
    },
  );

  test.each(selected.later)('with $part/$name changed, who needs it gets the alternative', async (file) => {
    await visit(file, async (page) => {
      const journey = needs[`${file.part}/${file.name}`] ?? needs[file.part];
      await journey?.(page);
    });
  });
}

async function sendAndBeThanked(page: Page) {
  await open(page, '/contact');
  await sendQuoteForm(page);
  await page.getByRole('status').getByText('Message Sent Successfully!').waitFor();
}

async function readFigures(page: Page) {
  await open(page, '/');
  await page.getByText('Projects Completed').scrollIntoViewIfNeeded();
  await page.getByText('500+').waitFor();
}

async function readCourse(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Learn More about House Extensions Kent' }).click();
  await page.getByRole('link', { name: 'See our Extensions projects' }).waitFor();
}

async function missCaseStudy(page: Page) {
  await open(page, '/portfolio');
  await page.getByRole('link', { name: 'Garden Wall & Driveway' }).click();
  await page.getByRole('alert').getByText('The case study could not be opened').waitFor();
}

async function missRules(page: Page) {
  await open(page, '/contact');
  await sendQuoteForm(page);
  await page.getByRole('alert').getByText('Failed to send message. Please try again.').waitFor();
}

function otherThan(shown: SitePage): SitePage {
  return shown.route === '/contact' ? sitePages['mf-portfolio'] : sitePages['mf-contact'];
}
