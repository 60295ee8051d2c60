import type { Page } from 'playwright-core';
import { services } from 'shared-content/content/services';
import { boxOf, expectOneBaseline, focusOn, scrollTo, styleOf, tabTo } from 'platform/testing/journeys';
import { openBeforeScripts } from 'platform/testing/slowScripts';
import { hydrated, open, phone, stageOfFile } from 'platform/testing/visit';
import { approachFigures } from './states';

const stage = stageOfFile();

test('a service unfolds by keyboard without stretching its neighbours, and leads to its projects', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/');
  const closed = await cardHeights(page);
  const button = page.getByRole('button', { name: 'Learn More about New Builds' });
  await tabTo(button);
  await page.keyboard.press('Enter');
  const projects = page.getByRole('link', { name: 'See finished new builds' });
  await projects.waitFor();
  expect(closed).toHaveLength(6);
  expect(await cardHeights(page)).toEqual(closed);
  await tabTo(projects);
  await page.keyboard.press('Enter');
  await focusOn(page.locator('main h1'));
  expect(page.url()).toBe(`${stage.url}/portfolio?category=New+Builds`);
  expect(complaints).toEqual({ console: [], foreign: [] });
});

test('the words of a service that is opened at the lower edge of a phone come into view, and the button stays', async () => {
  const { page } = await stage.tab({ viewport: phone, reducedMotion: 'reduce' });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Learn More about House Extensions' });
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
  });
  await button.click();
  const words = page.getByText(services.find(({ id }) => id === 'extensions')?.details ?? 'no such service');
  await words.waitFor();
  await nextFrame(page);
  const { y, height } = await boxOf(words);
  expect(y + height).toBeLessThan((await boxOf(page.getByRole('link', { name: 'Call Now' }).last())).y);
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(button)).y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('a control that gets the focus from below is not under the header', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Learn More about House Extensions' });
  await page.getByRole('link', { name: 'As under our Dartford house.' }).focus();
  const { y = 0 } = (await button.boundingBox()) ?? {};
  await scrollTo(page, y + (await page.evaluate(() => window.scrollY)) - 20);
  await page.keyboard.press('Shift+Tab');
  await focusOn(button);
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(height);
});

test('the figures count up to their final values when they are seen', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/');
  await approachFigures(page);
  await page.mouse.wheel(0, 800);
  await page.locator('#about [aria-hidden]', { hasText: /^£\d\.\dM$/ }).waitFor();
  await page.locator('#about [aria-hidden]', { hasText: /^£/ }).waitFor({ state: 'detached' });
  for (const figure of ['25+', '500+', '100%', '£10.5M'])
    await page.locator('#about').getByText(figure, { exact: true }).waitFor();
  expect(complaints).toEqual({ console: [], foreign: [] });
});

test('sections fade in when they are scrolled to, and those in view or far down never wait', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const form = page.locator('#contact form');
  expect(await styleOf(page.locator('#home-heading'), 'opacity')).toBe('1');
  expect(await styleOf(form, 'opacity')).toBe('1');

  const scrollToAbove = (distanceBelow: number) =>
    form.evaluate((element, distance) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight - distance, behavior: 'instant' });
    }, distanceBelow);
  const reaches = (opacity: string) =>
    page.waitForFunction((value) => {
      const element = document.querySelector('#contact form');
      return element !== null && getComputedStyle(element).opacity === value;
    }, opacity);
  await scrollToAbove(60);
  await reaches('0');
  await scrollToAbove(-60);
  await reaches('1');
});

test.each([true, false])(
  'the quick form leads to the full form, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page } = await stage.tab({ javaScriptEnabled });
    await page.goto('/', { waitUntil: 'networkidle' });
    if (javaScriptEnabled) await hydrated(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method() + request.url()));
    const form = page.getByRole('form', { name: 'Request a Quote' });
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await form.getByRole('textbox', { name: 'Phone' }).press('Enter');
    await form.getByRole('button', { name: 'Send Message' }).click();
    expect(page.url()).toBe(`${stage.url}/`);
    await form.getByRole('combobox', { name: 'Project type' }).selectOption('roofing');
    await form.getByRole('link', { name: 'Continue Your Request' }).click();
    await page.waitForURL(`**/contact#${javaScriptEnabled ? 'request-firstName' : 'quote'}`);
    const email = page.locator('#quote [name=email]');
    await email.waitFor();
    expect(await email.inputValue()).toBe(javaScriptEnabled ? 'ada@example.org' : '');
    expect(await page.locator('#quote [name=projectType]').inputValue()).toBe(
      javaScriptEnabled ? 'roofing' : '',
    );
    expect(requests.filter((line) => !line.startsWith('GET') || /ada(@|%40)/.test(line))).toEqual([]);
  },
);

test('a service that is tapped before the scripts arrive opens once, scrolls no reader, and what is typed stays', async () => {
  const { page, letCome } = await openBeforeScripts(stage, '/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.getByRole('button', { name: 'Learn More about Roofing' });
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Ada');
  await button.click({ clickCount: 2 });
  const position = await page.evaluate(() => window.scrollY);
  expect(await letCome()).toBe(true);
  await page.getByRole('button', { name: 'Learn More about Roofing', expanded: true }).waitFor();
  await nextFrame(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  expect(await name.inputValue()).toBe('Ada');
  await button.click();
  await page.getByRole('button', { name: 'Learn More about Roofing', expanded: false }).waitFor();
});

test('icons have the colour of text in forced colours', async () => {
  const { page } = await stage.tab({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/');
  const card = page.getByRole('listitem').filter({ hasText: 'Brickwork Specialists' });
  expect(await styleOf(card.locator('svg').first(), 'color')).toBe(await styleOf(card, 'color'));
});

test('the heads of form and cards share a baseline, and so do a credential and its meaning', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  await expectOneBaseline(page, '#contact :is(form, ul) h3', [1280, 1440]);
  await expectOneBaseline(page, '#credentials li:first-child > :is(strong, span)', [768]);
});

function cardHeights(page: Page) {
  return page
    .locator('#services')
    .getByRole('listitem')
    .locator('[data-reveal]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
}

function nextFrame(page: Page) {
  return page.evaluate(() => new Promise(requestAnimationFrame));
}
