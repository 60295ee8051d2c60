import { business } from 'shared-content/business';
import { quoteForm as texts } from 'shared-content/content/quoteForm';
import {
  boxOf,
  expectOneBaseline,
  focusOn,
  printedPages,
  scrollTo,
  styleOf,
  tabTo,
} from 'platform/testing/journeys';
import { open, phone, stageOfFile } from 'platform/testing/visit';
import { answers, quoteForm } from './quoteForm';

const stage = stageOfFile();

test('the form is corrected from its summary of errors, filled in and sent, by keyboard alone', async () => {
  const { page, complaints } = await stage.visitor();
  const log: string[] = [];
  // Chromium warns there too: of preloads that a busy machine uses late.
  page.on('console', (message) => message.type() !== 'warning' && log.push(message.text()));
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { field, form, problems, projectType, send, sent, another, toast } = quoteForm(page);
  await tabTo(field('First name'));
  await page.keyboard.press('Enter');
  await focusOn(problems);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focusOn(projectType);
  await page.keyboard.type('Brickwork');

  for (const [label, answer] of Object.entries(answers)) {
    await tabTo(field(label));
    await page.keyboard.type(answer);
  }
  await tabTo(form.getByRole('radio', { name: 'Phone' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(send);
  const sending = form.getByRole('status').getByText(texts.submitting).waitFor();
  await page.keyboard.press('Enter');
  await sending;
  await toast.waitFor();
  await focusOn(sent);
  await tabTo(another);
  await page.keyboard.press('Enter');
  await focusOn(projectType);

  // Sending is simulated: only files of the release are requested, and what was typed stays in the browser.
  const paths = requests.map((url) => url.replace(stage.url, ''));
  expect(paths.filter((address) => !/^\/releases\/[\w./-]+$/.test(address))).toEqual([]);
  expect(paths.filter((address) => address.endsWith('/toasts.js'))).toHaveLength(1);
  expect(log).toEqual([expect.stringMatching(/^Quote request \(simulated\):/)]);
  for (const answer of Object.values(answers)) expect(log[0]).not.toContain(answer);
  expect(page.url()).toBe(`${stage.url}/contact`);
  expect(complaints).toEqual({ console: [], foreign: [] });
});

test.each([900, 800])(
  'call and project stay in view beside messages, and end with the form: %d px',
  async (height) => {
    const { page } = await stage.tab({ viewport: { width: 1440, height } });
    await open(page, '/contact');
    const { form, send, problems } = quoteForm(page);
    await send.click();
    await problems.waitFor();
    const [call, project] = [page.getByRole('link', { name: 'Call Mobile' }), page.locator('main figure')];
    const footOf = (box: { y: number; height: number }) => box.y + box.height;
    await scrollTo(page, 700);
    expect((await boxOf(call)).y).toBeGreaterThan(100);
    expect(footOf(await boxOf(project))).toBeGreaterThan(height - 120);
    expect(footOf(await boxOf(project))).toBeLessThan(height);
    expect(footOf(await boxOf(project.locator('img')))).toBeLessThan(
      (await boxOf(project.locator('blockquote'))).y,
    );
    for (let top = 800; top < 1500; top += 100) {
      await scrollTo(page, top);
      expect(footOf(await boxOf(project))).toBeLessThanOrEqual(footOf(await boxOf(form)) + 1);
    }
  },
);

test('a link that names a service shows the form and the choice on a phone, also after Back', async () => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, '/contact?service=roofing');
  const { form, projectType } = quoteForm(page);
  const inView = async () => {
    await focusOn(form);
    const { height } = await boxOf(page.getByRole('banner'));
    expect((await boxOf(form.getByRole('heading', { name: texts.heading }))).y).toBeGreaterThanOrEqual(
      height,
    );
    expect((await boxOf(projectType)).y).toBeLessThan(phone.height / 2);
    expect(await projectType.inputValue()).toBe('roofing');
  };
  await inView();
  await page.getByRole('link', { name: 'Back to Home' }).dispatchEvent('click');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await inView();
});

test('a field in error has a heavier line than others in forced colours', async () => {
  const { page } = await stage.tab({ forcedColors: 'active' });
  await open(page, '/contact');
  const { field, form, problems, send } = quoteForm(page);
  await send.click();
  await problems.waitFor();
  const widthOf = async (target: typeof form) => parseFloat(await styleOf(target, 'border-top-width'));
  expect(await widthOf(field('First name'))).toBeGreaterThan(await widthOf(form.getByLabel('Budget')));
});

test('has both heads on one baseline, and prints on one A4 with both phone numbers and the address for enquiries', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  await expectOneBaseline(page, 'h1, #quote h2', [1280, 1440]);
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const details = page.getByRole('banner').getByLabel('Contact details');
  for (const { display } of [business.mobile, business.office, business.email])
    await details.getByText(display).waitFor();
});
