import type { Page } from 'playwright-core';
import { answers, fillQuoteForm, quoteForm } from 'platform/testing/journeys';
import { desktop, hydrated, open, openStage, phone, type Stage } from 'platform/testing/visit';

const wall = 'Garden Wall & Driveway';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(['before', 'after'] as const)('translated %s hydration', (when) => {
  async function openTranslated(address: string, viewport = desktop) {
    const { page } = await stage.tab({ viewport });
    const errors: Error[] = [];
    if (when === 'before') await page.addInitScript(translate, 'body');
    await open(page, address);
    if (when === 'after') await page.evaluate(translate, 'body');
    page.on('pageerror', (error) => errors.push(error));
    return { page, errors };
  }

  test('the form says what is missing, is corrected and sent', async () => {
    const { page, errors } = await openTranslated('/contact');
    const { form, field, problems, send } = quoteForm(page);
    await send.click();
    await problems.waitFor();
    await field('Email').fill('ada');
    await send.click();
    await form.locator('#request-email-error').getByText('Invalid email address').waitFor();
    await fillQuoteForm(page);
    await send.click();
    await form.getByRole('status').getByText('Sending...').waitFor();
    await form.getByRole('group', { name: 'Thank you. Your message is with us.' }).waitFor();
    await form.getByRole('button', { name: 'Send another message' }).click();
    await form.getByRole('status').getByText('Sending...').waitFor({ state: 'detached' });
    expect(await field('Email').inputValue()).toBe('');
    expect(errors).toEqual([]);
    await page.close();
  });

  test('projects are filtered and counted, and a case study opens and closes', async () => {
    const { page, errors } = await openTranslated('/portfolio');
    for (const [category, said] of [
      ['Brickwork', '1 project shown'],
      ['Roofing', '0 projects shown'],
      ['All', '3 projects shown'],
    ] as const) {
      await page.getByRole('button', { name: category, exact: true }).click();
      await page.getByRole('status').getByText(said, { exact: true }).waitFor();
    }
    await page.getByRole('link', { name: wall }).click();
    const dialog = page.getByRole('dialog', { name: wall });
    await dialog.getByRole('button', { name: 'View More Projects' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await page.close();
  });

  test('a service opens and closes, the drawer too, and another page is shown', async () => {
    const { page, errors } = await openTranslated('/', phone);
    await page.getByRole('button', { name: 'Learn More about Roofing' }).click();
    await page.getByRole('button', { name: 'Learn More about Roofing', expanded: true }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Contact' }).click();
    await page.locator('#quote').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });
});

test.each([
  ['/', 'the frame', '**/shell*.js*'],
  ['/contact', 'the frame', '**/shell*.js*'],
  ['/', 'the page', '**/mf-home.js*'],
  ['/contact', 'the page', '**/mf-contact.js*'],
])(
  'on %s what is typed before the script of %s comes stays in a translated page',
  async (address, _, script) => {
    const { page } = await stage.tab();
    await page.addInitScript(translate, 'body');
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(script, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(script);
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    const field = firstName(page);
    await field.fill(answers['First name']);
    letThrough();
    await hydrated(page);
    expect(await field.inputValue()).toBe(answers['First name']);
    await page.close();
  },
);

test('what is typed is there again after a link and Back, and after a reload', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  await fillQuoteForm(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.locator('#services').waitFor();
  expect(await firstName(page).inputValue()).toBe(answers['First name']);
  await page.goBack();
  const { field, form } = quoteForm(page);
  for (const [label, answer] of Object.entries(answers)) expect(await field(label).inputValue()).toBe(answer);
  expect(await form.getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true);
  await page.reload();
  await hydrated(page);
  for (const [label, answer] of Object.entries(answers)) expect(await field(label).inputValue()).toBe(answer);
  await page.close();
});

function firstName(page: Page) {
  return page.getByRole('main').getByRole('textbox', { name: 'First name' });
}

/** Replaces every text of an element by one within two `<font>`, as Google Translate does, now and whenever one comes. */
function translate(within: string) {
  const wrapper = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const wrapAll = () => {
    const walker = document.createTreeWalker(
      document.querySelector(within) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const isTranslated = text.parentElement?.closest(
        'font, option, textarea, script, style, noscript, svg',
      );
      if (isTranslated || !text.data.trim()) continue;
      const [font, inner] = [wrapper(), wrapper()];
      font.append(inner);
      inner.append(text.data);
      text.replaceWith(font);
    }
  };
  const begin = () => {
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  };
  // Interactive: the document is read, and its scripts have not started.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
  else begin();
}
