import type { Page } from 'playwright-core';
import { fillQuoteForm, quoteForm } from 'platform/testing/journeys';
import { hydrated, openStage, phone, type Stage } from 'platform/testing/visit';

declare global {
  interface Window {
    /** The script that notes early taps has run. */
    notesTaps?: boolean;
    /** Still the document that was opened. */
    opened?: boolean;
  }
}

const shellScript = '**/shell.js';
const wall = 'Garden Wall & Driveway';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('what is done before the scripts arrive', () => {
  test('a filter that is tapped is chosen in place, the last of several', async () => {
    const { page, come } = await openWaiting('/portfolio');
    for (const name of ['Brickwork', 'Extensions']) await page.getByRole('button', { name }).click();
    expect(page.url()).toBe(`${stage.url}/portfolio`);
    await come();
    await page.getByRole('button', { name: 'Extensions', pressed: true }).waitFor();
    await page.waitForURL('**/portfolio?category=Extensions');
    await page.getByRole('status').getByText('1 project shown').waitFor();
    expect(await page.evaluate(() => window.opened)).toBe(true);
    await page.close();
  });

  test('a case study that is tapped opens, and Back closes it', async () => {
    const { page, come } = await openWaiting('/portfolio');
    await page.getByRole('link', { name: wall }).click();
    await come();
    const dialog = page.getByRole('dialog', { name: wall });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.opened)).toBe(true);
    await page.close();
  });

  test('what is to be learned more of opens once, however often it is tapped', async () => {
    const { page, come } = await openWaiting('/');
    const button = page.getByRole('button', { name: 'Learn More about Roofing' });
    await button.click({ clickCount: 2 });
    await come();
    await page.getByRole('button', { name: 'Learn More about Roofing', expanded: true }).waitFor();
    // Answers as any other from here on.
    await button.click();
    await page.getByRole('button', { name: 'Learn More about Roofing', expanded: false }).waitFor();
    await page.close();
  });

  test('a form that is filled in and sent is sent, and none of it is in the address', async () => {
    const { page, come } = await openWaiting('/contact');
    await fillQuoteForm(page);
    await quoteForm(page).send.click();
    expect(await quoteForm(page).field('First name').inputValue()).not.toBe('');
    await come();
    await page.getByRole('status').getByText('Message Sent Successfully!').waitFor();
    expect(page.url()).toBe(`${stage.url}/contact`);
    await page.close();
  });

  test('text in a field stays', async () => {
    const { page, come } = await openWaiting('/');
    const field = page.getByRole('textbox', { name: 'First name' });
    await field.fill('Ada');
    await come();
    expect(await field.inputValue()).toBe('Ada');
    await page.close();
  });

  test('the menu opens at once and stays open', async () => {
    const { page, come } = await openWaiting('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await come();
    expect(await menu.isVisible()).toBe(true);
    await page.close();
  });
});

describe('what is tapped where the scripts do not come', () => {
  test.each([
    [
      'a filter, the script of the frame missing',
      'button',
      'Extensions',
      shellScript,
      '?category=Extensions',
    ],
    [
      'a case study, the script of the page missing',
      'link',
      wall,
      '**/mf-portfolio.js',
      '?project=garden-wall',
    ],
  ] as const)('%s, goes to its address as a document', async (_, role, name, missing, search) => {
    const { page } = await stage.tab({ viewport: phone });
    await noteReadiness(page);
    await page.route(missing, (route) => route.abort());
    await page.goto('/portfolio', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.notesTaps);
    await page.getByRole(role, { name }).click();
    await page.waitForURL(`**/portfolio${search}`);
    await page.close();
  });

  test('a filter, the script of the page hanging, goes to its address after five seconds', async () => {
    const { page } = await stage.tab({ viewport: phone });
    await noteReadiness(page);
    await page.clock.install();
    await page.route('**/mf-portfolio.js*', () => undefined);
    await page.goto('/portfolio', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.notesTaps);
    await page.getByRole('button', { name: 'Extensions' }).click();
    expect(page.url()).toBe(`${stage.url}/portfolio`);
    await page.clock.fastForward(5000);
    await page.waitForURL('**/portfolio?category=Extensions', { waitUntil: 'commit' });
    await page.close();
  });
});

/** A page that is displayed while the shell's script is held back; `come` lets it through. */
async function openWaiting(address: string) {
  const { page } = await stage.tab({ viewport: phone });
  await noteReadiness(page);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(shellScript, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.notesTaps);
  await page.evaluate(() => {
    window.opened = true;
  });
  return {
    page,
    come: async () => {
      letThrough();
      await hydrated(page);
    },
  };
}

async function noteReadiness(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.includes('earlyScript'))
          window.notesTaps = true;
      },
      true,
    );
  });
}
