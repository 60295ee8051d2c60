import type { Page } from 'playwright-core';
import { type PageState, shown } from 'platform/testing/journeys';
import { open } from 'platform/testing/visit';
import { quoteForm, sendQuoteForm } from './quoteForm';

export const states: readonly PageState[] = [
  { name: 'the quote form with every error', reach: sendNothing },
  { name: 'the quote form when it was sent, with its toast', reach: sendAll },
];

async function sendNothing(page: Page) {
  await open(page, '/contact');
  const { problems, send } = quoteForm(page);
  await send.click();
  return shown(problems);
}

async function sendAll(page: Page) {
  await open(page, '/contact');
  await sendQuoteForm(page);
  const toast = await shown(quoteForm(page).toast);
  // The toast library pauses when the window loses the focus, so the toast stays during the looks at it.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  return toast;
}
