import { business } from 'shared-content/business';
import { open, openStage, type Stage } from 'platform/testing/visit';
import { remotesHere } from 'platform/parts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('the contact page prints on one A4 with both phone numbers and the address for enquiries', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);

  await page.emulateMedia({ media: 'print' });
  const details = page.getByRole('banner').getByLabel('Contact details');
  for (const { display } of [business.mobile, business.office, business.email]) {
    await details.getByText(display).waitFor();
  }
  await page.close();
});

test.each(remotesHere.map(({ route }) => route))('%s prints nothing to press', async (route) => {
  const { page } = await stage.tab();
  await open(page, route);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Call|Quote$|Portfolio$|^Back/ }).count()).toBe(0);
  await page.close();
});

test.each(['/portfolio', '/portfolio?project=victorian-extension'])(
  '%s prints on one A4',
  async (address) => {
    const { page } = await stage.tab();
    await open(page, address);
    if (address.includes('project')) await page.getByRole('dialog').waitFor();
    // What is far down counts as well: its picture loads when the paper is laid out.
    await page.emulateMedia({ media: 'print' });
    expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.close();
  },
);

test('an open case study prints with the phone numbers, and without the page behind it', async () => {
  const { page } = await stage.tab();
  await open(page, '/portfolio?project=garden-wall');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByText(business.mobile.display).first().waitFor();
  await dialog.getByText('Homeowner, Bexley').waitFor();
  expect(await page.locator('main').isVisible()).toBe(false);
  expect(await dialog.locator('a:visible, button:visible').count()).toBe(0);
  await page.close();
});

/** Counts the page objects of a PDF; the tree above them is of type `Pages`. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
