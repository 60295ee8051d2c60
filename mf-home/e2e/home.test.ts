import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { services } from 'shared-content/content/services';
import { approachFigures } from 'platform/testing/figures';
import { focusOn } from 'platform/testing/journeys';
import { hydrated, open, openStage, type Stage } from 'platform/testing/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test.each(services)('tells more about $title, and where to go next', async (service) => {
  const { page } = await stage.tab();
  await open(page, '/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: service.title }) });
  const button = card.getByRole('button', { name: 'Learn More' });
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await card.getByText(service.details).isVisible()).toBe(false);

  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await card.getByText(service.details).waitFor();
  expect(await card.getByRole('link', { name: /projects$/ }).count()).toBe(service.category ? 1 : 0);

  await card.getByRole('link', { name: 'Ask for a quote' }).click();
  const type = page.getByRole('combobox', { name: 'Project type' });
  await focusOn(page.locator('#quote'));
  expect(await type.inputValue()).toBe(service.id);
  await page.close();
});

test('a service leads to the matching projects, and opens without stretching its neighbours', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const closed = await cardHeights(page);
  await page.getByRole('button', { name: 'Learn More about Brickwork Specialists' }).click();
  const projects = page.getByRole('link', { name: 'See our Brickwork projects' });
  await projects.waitFor();
  expect(closed).toHaveLength(6);
  expect(await cardHeights(page)).toEqual(closed);

  await projects.click();
  await page.getByRole('button', { name: 'Brickwork', pressed: true }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await page.close();
});

test('learning more about the firm leads to why it is chosen', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  await page.getByRole('button', { name: 'Learn More About Us' }).click();
  await page.getByRole('link', { name: 'Why customers choose us' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'why-choose');
  expect(page.url()).toBe(`${stage.url}/contact#why-choose`);
  await page.close();
});

test('the figures count up to their final values when they are seen', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/');
  // At zero before they are on the screen: none that was read goes back.
  await approachFigures(page);
  await page.mouse.wheel(0, 800);
  await page.locator('#about [aria-hidden]', { hasText: /^£\d\.\dM$/ }).waitFor();
  await page.locator('#about [aria-hidden]', { hasText: /^£/ }).waitFor({ state: 'detached' });
  for (const figure of ['25+', '500+', '100%', '£10.5M']) {
    await page.locator('#about').getByText(figure, { exact: true }).waitFor();
  }
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('sections fade in when they are scrolled to, and what is in view or far down never waits', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const opacity = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity('#home-heading')).toBe('1');
  expect(await opacity('#contact form')).toBe('1');

  const scrollTo = (distanceBelow: number) =>
    page.evaluate((distance) => {
      const top = document.querySelector('#contact form')?.getBoundingClientRect().top ?? NaN;
      window.scrollBy({ top: top - window.innerHeight - distance, behavior: 'instant' });
    }, distanceBelow);
  const reaches = (wanted: string) =>
    page.waitForFunction((value) => {
      const form = document.querySelector('#contact form');
      return form !== null && getComputedStyle(form).opacity === value;
    }, wanted);
  await scrollTo(60);
  await reaches('0');
  await scrollTo(-60);
  await reaches('1');
  await page.close();
});

describe.each([true, false])('the quick form, with JavaScript: %s', (javaScriptEnabled) => {
  test('sends nothing, and leads to the full form, which begins with what was typed', async () => {
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
    expect(await form.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ada@example.org');
    await form.getByRole('combobox', { name: 'Project type' }).selectOption('roofing');

    await form.getByRole('link', { name: 'Continue to the full form' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    const email = page
      .getByRole('main')
      .getByRole('textbox', { name: 'Email' })
      .and(page.locator(':visible'));
    await email.waitFor();
    expect(page.url()).toBe(`${stage.url}/contact#quote`);
    expect(await email.inputValue()).toBe(javaScriptEnabled ? 'ada@example.org' : '');
    const type = page.getByRole('combobox', { name: 'Project type' }).and(page.locator(':visible'));
    expect(await type.inputValue()).toBe(javaScriptEnabled ? 'roofing' : '');
    expect(requests.filter((line) => !line.startsWith('GET') || line.includes('ada'))).toEqual([]);
    await page.close();
  });
});

test('offers both numbers, the email and the regular hours', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const contact = page.getByRole('region', { name: 'Get In Touch' });
  const call = contact.getByRole('link', { name: 'Call Mobile Now' });
  expect(await call.getAttribute('href')).toBe(business.mobile.href);
  await contact.getByRole('link', { name: business.office.display }).waitFor();
  await contact.getByRole('link', { name: business.email.display }).waitFor();
  await contact.getByText('Mon-Fri 7:00 AM - 6:00 PM').waitFor();
  await contact.getByText('Sat 8:00 AM - 4:00 PM').waitFor();
  await page.close();
});

function cardHeights(page: Page) {
  return page
    .locator('#services')
    .getByRole('listitem')
    .locator('[data-reveal]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
}
