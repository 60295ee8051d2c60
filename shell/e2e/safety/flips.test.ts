import type { Page } from 'playwright-core';
import { follow, readable, sitePages } from 'platform/testing/sitePages';
import { composedSite, open, stageOfFile } from 'platform/testing/visit';
import { sendQuoteForm } from '../../../mf-contact/e2e/quoteForm';
import { failToOpenCaseStudy } from '../../../mf-portfolio/e2e/states';
import { liveFiles } from './support/liveFiles';
import { watchFiles } from './support/watch';

type Visit = (page: Page, refused: Promise<unknown>) => Promise<void>;

const { 'mf-portfolio': portfolio, 'mf-contact': contact } = sitePages;

/** What a visitor has if a file does not match its hash. policy.test.ts shows that every file is requested with one. */
const visits: Record<string, { files: string[]; visit: Visit }> = {
  'opens a page, reads it and goes on': {
    files: ['shell shell.js', 'mf-portfolio mf-portfolio.js', 'mf-portfolio mf-portfolio-page.js'],
    visit: async (page, refused) => {
      await page.goto(portfolio.route);
      await refused;
      await readable(page, portfolio);
      await follow(page, contact);
    },
  },
  'follows a link to a page, reads it': {
    files: ['mf-portfolio.js', 'mf-portfolio-page.js', 'mf-portfolio-page.css', 'integrity.json'].map(
      (name) => `mf-portfolio ${name}`,
    ),
    visit: async (page) => {
      await open(page, contact.route);
      await follow(page, portfolio);
    },
  },
  'opens a case study, learns that it could not be opened': {
    files: ['mf-portfolio caseStudy.js', 'mf-portfolio caseStudy.css'],
    visit: async (page) => {
      await failToOpenCaseStudy(page);
    },
  },
  'sends the form, is thanked': {
    files: ['shell toasts.js', 'shell toasts.css'],
    visit: async (page) => {
      await open(page, contact.route);
      await sendQuoteForm(page);
      await page.getByRole('status').getByText('Message Sent Successfully!').waitFor();
    },
  },
};

const live = liveFiles(composedSite(), /\.(js|css|json)$/);

const stage = stageOfFile();

describe.each(Object.entries(visits))('who %s', (_, { files, visit }) => {
  test.each(files)('with one byte more in %s', async (file) => {
    const address = live.find(({ part, name }) => `${part} ${name}` === file)?.address ?? `no ${file}`;
    const visitor = await stage.visitor();
    const { page } = visitor;
    // Still a script, a style sheet or a list: only its hash shows the change.
    await page.route(
      ({ pathname }) => pathname === address,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n` });
      },
    );
    const seen = await watchFiles(visitor);
    const refused = page.waitForEvent('console', (message) => isRefusal(message.text(), address));
    await Promise.all([refused, visit(page, refused)]);
    expect(await seen.sheets()).not.toContain(address);
    expect(await seen.scripts()).not.toContain(address);
  });
});

/** By the browser, or, of a build's list of hashes, by the shell. */
function isRefusal(text: string, address: string) {
  return text.includes(address) && /'integrity' attribute|is not the list of its build/.test(text);
}
