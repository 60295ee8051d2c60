import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { Page } from 'playwright-core';
import { sitePaths } from 'platform/release/store/sitePaths';
import { copyOfSite } from 'platform/release/testing/builds';
import { follow, readable, sitePages } from 'platform/testing/sitePages';
import { open, openStage, type Stage } from 'platform/testing/visit';
import { sendQuoteForm } from '../../../mf-contact/e2e/quoteForm';
import { failToOpenCaseStudy } from '../../../mf-portfolio/e2e/states';
import { liveFiles } from './support/liveFiles';
import { watchFiles } from './support/watch';

type Visit = (page: Page, refused: Promise<unknown>) => Promise<void>;

const { 'mf-portfolio': portfolio, 'mf-contact': contact } = sitePages;

/** Every script and style sheet is requested with its hash: see everything.ts. What a visitor has if it does not match: */
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

let site: string;
let stage: Stage;
beforeAll(async () => {
  site = copyOfSite();
  stage = await openStage(site);
});
afterAll(() => stage.close());

describe.each(Object.entries(visits))('who %s', (_, { files, visit }) => {
  test.each(files)('with one byte of %s changed', async (file) => {
    const live = liveFiles(site, /\.(js|css|json)$/).find(({ part, name }) => `${part} ${name}` === file);
    const address = live?.address ?? `no ${file}`;
    const undo = flipByte(sitePaths(site).file(address));
    const visitor = await stage.visitor();
    const { page, context } = visitor;
    try {
      const seen = await watchFiles(visitor);
      const refused = page.waitForEvent('console', (message) => isRefusal(message.text(), address));
      await Promise.all([refused, visit(page, refused)]);
      expect(await seen.sheets()).not.toContain(address);
      expect(await seen.scripts()).not.toContain(address);
    } finally {
      undo();
      await context.close();
    }
  });
});

/** By the browser, or, of a build's list of hashes, by the shell. */
function isRefusal(text: string, address: string) {
  return text.includes(address) && /'integrity' attribute|is not the list of its build/.test(text);
}

/**
 * Changes one byte of a released file, and leaves it valid: only its hash shows the change. The compressed forms are
 * removed, or a browser would get the old content.
 *
 * @returns a function that puts everything back.
 */
function flipByte(file: string): () => void {
  const kept = [file, `${file}.br`, `${file}.gz`]
    .filter(existsSync)
    .map((name) => [name, readFileSync(name)] as const);
  const content = readFileSync(file);
  for (const [name] of kept) rmSync(name);
  writeFileSync(file, flipped(file, content));
  return () => {
    for (const [name, bytes] of kept) writeFileSync(name, bytes);
  };
}

/** The case bit of the first letter from the middle on whose other case leaves a script a script. */
function flipped(file: string, content: Buffer): Buffer {
  for (let position = content.length >> 1; position < content.length; position += 1) {
    const changed = Buffer.from(content);
    changed[position] = (content[position] ?? 0) ^ 0x20;
    if (/[a-z]/i.test(String.fromCharCode(content[position] ?? 0)) && isWhole(file, changed.toString()))
      return changed;
  }
  throw new Error(`${file} has no letter to change`);
}

function isWhole(file: string, text: string) {
  try {
    if (file.endsWith('.js')) new Script(text);
    if (file.endsWith('.json')) JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
