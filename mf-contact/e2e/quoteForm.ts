import type { Page } from 'playwright-core';
import { quoteForm as texts } from 'shared-content/content/quoteForm';

/** What a visitor of the tests writes into the form. */
export const answers = {
  'First name': 'Ada',
  'Last name': 'Mason',
  Email: 'ada@example.org',
  'Phone number': '07700 900456',
  'Project details': 'A garden wall, nine metres.',
};

/** The form, by its controls. */
export function quoteForm(page: Page) {
  const form = page.getByRole('region', { name: texts.heading });
  return {
    form,
    field: (label: string) => form.getByRole('textbox', { name: label }),
    projectType: form.getByRole('combobox', { name: 'Project type' }),
    send: form.getByRole('button', { name: texts.submit }),
    problems: form.getByRole('group', { name: texts.problem }),
    sent: form.getByRole('group', { name: texts.sent.title }),
    another: form.getByRole('button', { name: texts.sent.another }),
    toast: page.getByRole('status').getByText(texts.success.title),
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

/** Expects every answer of `fillQuoteForm` in its field. */
export async function expectAnswers(page: Page): Promise<void> {
  const { field } = quoteForm(page);
  for (const [label, answer] of Object.entries(answers)) expect(await field(label).inputValue()).toBe(answer);
}
