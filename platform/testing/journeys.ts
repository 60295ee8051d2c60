import type { Locator, Page } from 'playwright-core';
import { open } from './visit';

/** What a customer of the tests writes into the contact page's form. */
export const answers = {
  'First name': 'Ada',
  'Last name': 'Mason',
  Email: 'ada@example.org',
  'Phone number': '07700 900456',
  'Project details': 'A garden wall, nine metres.',
};

export async function openDrawer(page: Page): Promise<Locator> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  return drawer;
}

/** The contact page's form, by its controls. */
export function quoteForm(page: Page) {
  const form = page.getByRole('region', { name: 'Request a Quote' });
  return {
    form,
    field: (label: string) => form.getByRole('textbox', { name: label }),
    projectType: form.getByRole('combobox', { name: 'Project type' }),
    send: form.getByRole('button', { name: 'Send Message' }),
    problems: form.getByRole('group', { name: 'Please check these answers' }),
  };
}

export async function fillQuoteForm(page: Page): Promise<void> {
  const { form, field, projectType } = quoteForm(page);
  for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
  await projectType.selectOption({ label: 'Brickwork' });
  await form.getByRole('radio', { name: 'Phone' }).check();
}

export async function sendQuoteForm(page: Page): Promise<void> {
  await fillQuoteForm(page);
  await quoteForm(page).send.click();
}

/** Waits until a control or heading has the focus. */
export async function focusOn(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** Clicks a control where it is on the screen; Playwright's own click would scroll the page first. */
export async function press(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click on');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Scrolls, and waits until the browser has told the page of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (position) =>
      new Promise<void>((resolve) => {
        const done = () => {
          resolve();
        };
        if (window.scrollY === position) done();
        document.addEventListener('scroll', done, { once: true });
        window.scrollTo({ top: position, behavior: 'instant' });
      }),
    top,
  );
}
