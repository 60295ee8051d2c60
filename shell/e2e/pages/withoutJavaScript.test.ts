import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { services } from 'shared-content/content/services';
import { whyChoose } from 'shared-content/content/whyChoose';
import { pageHeading } from 'shared-content/contract/document';
import { desktop, openStage, phone, type Stage, unknownPath } from 'platform/testing/visit';

/** What each page is complete with. */
const texts = [
  {
    address: '/',
    content: [
      'Professional Brickwork & Construction',
      'Construction Services in South East London',
      ...services.flatMap(({ title, features }) => [title, ...features]),
      `Building Excellence Since ${business.founded}`,
      ...['25+', '500+', '100%', '£10.5M'],
      ...[
        'Get In Touch',
        'Request a Quote',
        'Serving all areas within 30 miles',
        'Mon-Fri 7:00 AM - 6:00 PM',
      ],
    ],
  },
  {
    address: '/portfolio',
    content: [
      'Our Portfolio',
      ...['Victorian House Extension', 'Greenwich', '8 weeks'],
      ...['New Build Family Home', 'Dartford', '16 weeks'],
      ...['Garden Wall & Driveway', 'Bexley', '3 weeks'],
      '3 projects shown',
    ],
  },
  {
    address: '/contact',
    content: [
      `Contact ${business.name}`,
      ...['Request a Quote', 'Need Immediate Help?', 'This form needs JavaScript'],
      ...[
        'South East London & Kent',
        'Greenwich, Dartford, Bexley & within 30 miles',
        'emergency calls only',
      ],
      ...whyChoose.map(({ title }) => title),
    ],
  },
  { address: unknownPath, content: ['Oops! Page not found', 'Return to Home'] },
];

let stage: Stage;
/** One tab for all: each test begins with a document of its own. */
let page: Page;
beforeAll(async () => {
  stage = await openStage();
  ({ page } = await stage.tab({ javaScriptEnabled: false }));
});
afterAll(() => stage.close());

describe.each(texts)('$address', ({ address, content }) => {
  test.each([phone, desktop])(
    'is complete at $width px, with both numbers and the email as links',
    async (viewport) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const visible = await visibleText();
      for (const text of content) expect(visible).toContain(text);
      expect(await page.locator(pageHeading).count()).toBe(1);
      for (const { href } of [business.mobile, business.office, business.email]) {
        expect(await page.locator(`a[href="${href}"]`).and(page.locator(':visible')).count()).toBeGreaterThan(
          0,
        );
      }
    },
  );

  test.each(mainNavigation)('leads to $label', async ({ label, href }) => {
    await page.setViewportSize(desktop);
    await page.goto(address);
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(stage.url + href);
    expect(await page.locator(pageHeading).count()).toBe(1);
  });
});

test('the menu of small screens opens and leads on', async () => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL(`${stage.url}/contact`);
});

test('the quote form does not put what was typed into the address', async () => {
  await page.setViewportSize(desktop);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(page.url()).toBe(`${stage.url}/contact`);
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ada@example.org');
});

/** What can be read: neither hidden nor transparent, and rendered, however far down the page it stands. */
async function visibleText(): Promise<string> {
  const texts = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((element) =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }),
      )
      .map(({ textContent }) => textContent),
  );
  return texts.join('\n');
}
