import type { Locator, Page } from 'playwright-core';
import { open, openStage, type Stage } from 'platform/testing/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A visitor who reads in colours of their own: light on black. */
async function visit(address: string): Promise<Page> {
  const { page } = await stage.tab({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, address);
  return page;
}

const style = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('in forced colours', () => {
  test('the chosen category differs from the others', async () => {
    const page = await visit('/portfolio');
    const chosen = await style(page.getByRole('button', { name: 'All' }), 'background-color');
    expect(await style(page.getByRole('button', { name: 'Roofing' }), 'background-color')).not.toBe(chosen);
    await page.close();
  });

  test('icons take the colour of text', async () => {
    const page = await visit('/');
    const card = page.getByRole('listitem').filter({ hasText: 'Brickwork Specialists' });
    expect(await style(card.locator('svg').first(), 'color')).toBe(await style(card, 'color'));
    await page.close();
  });

  test('the bricks that are bullets can be seen', async () => {
    const page = await visit('/');
    const credential = page.getByRole('listitem').filter({ hasText: 'LABC Registered' });
    const bullet = await credential.evaluate((item) => getComputedStyle(item, '::before').backgroundColor);
    expect(bullet).toBe(await style(credential, 'color'));
    await page.close();
  });

  test('a field in error is drawn with a heavier line than one that is not', async () => {
    const page = await visit('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('group', { name: 'Please check these answers' }).waitFor();
    const inError = await style(page.getByLabel('First name'), 'border-top-width');
    const fine = await style(page.getByLabel('Budget'), 'border-top-width');
    expect(parseFloat(inError)).toBeGreaterThan(parseFloat(fine));
    await page.close();
  });
});
