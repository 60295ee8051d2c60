import { prune } from 'platform/release/store/pruneSite';
import { copyOfSite } from 'platform/release/testing/builds';
import { quoteForm, sendQuoteForm } from 'platform/testing/journeys';
import { open, openStage, type Stage, type Visitor } from 'platform/testing/visit';
import { openTab, releaseVersion, type Tab } from './support/versions';

let stage: Stage;
let home: Tab;
let portfolio: Visitor;
let contact: Visitor;
/** A text of the newer portfolio. */
let newText: string;

// Tabs that were opened before each part was released again, and the builds of their time were pruned.
beforeAll(async () => {
  const site = copyOfSite();
  stage = await openStage(site);
  home = await openTab(stage);
  portfolio = await stage.visitor();
  await open(portfolio.page, '/portfolio');
  contact = await stage.visitor();
  await open(contact.page, '/contact');
  newText = await releaseVersion(site, 'mf-portfolio', 6);
  await releaseVersion(site, 'mf-contact', 1);
  await prune(site, 1, 0);
});
afterAll(() => stage.close());

test('a tab whose builds are pruned gets the page as a document, as from a remote that is missing', async () => {
  const { reader, context } = home;
  await reader.follow('mf-portfolio');
  expect(await reader.sees('mf-portfolio')).toBe('page');
  await reader.isInteractive('mf-portfolio');
  await reader.page.getByText(newText).first().waitFor();
  expect(reader.documents).toHaveLength(2);
  expect(reader.reports).toEqual([
    expect.stringMatching(/^mf-portfolio \(build \w+\) failed in phase 'load'/),
  ]);
  await context.close();
});

test('a case study whose script is pruned opens in a new document, and Back leads to the list', async () => {
  const { page, context } = portfolio;
  await page.getByRole('link', { name: 'View Case Study → Victorian House Extension' }).click();
  const dialog = page.getByRole('dialog', { name: 'Victorian House Extension' });
  await dialog.waitFor();
  await page.getByText(newText).first().waitFor({ state: 'attached' });
  expect(await page.getByText('could not be opened').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test('a form whose build is pruned is sent', async () => {
  const { page, context } = contact;
  await sendQuoteForm(page);
  await quoteForm(page)
    .form.getByRole('group', { name: /Your message is with us/ })
    .waitFor();
  await context.close();
});
