import { boxOf } from 'platform/testing/journeys';
import { holdBack, openBeforeScripts } from 'platform/testing/slowScripts';
import { openTranslated, translate } from 'platform/testing/translate';
import { hydrated, open, stageOfFile } from 'platform/testing/visit';
import { answers, expectAnswers, fillQuoteForm, quoteForm, sendQuoteForm } from './quoteForm';

/** What becomes of answers that a visitor has typed: none is lost, and none gets into the address. */

const stage = stageOfFile();

test('answers are there again after a link and Back, a reload, and another document and Back', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  await fillQuoteForm(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await hydrated(page, '/');
  await page.goBack();
  await expectAnswers(page);
  expect(await quoteForm(page).form.getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true);
  await page.reload();
  await hydrated(page);
  await expectAnswers(page);
  await page.goto('/portfolio');
  await page.goBack();
  await hydrated(page);
  await expectAnswers(page);
});

test('a form that is sent before the scripts arrive is sent, and no answer is in the address', async () => {
  const { page, letCome } = await openBeforeScripts(stage, '/contact');
  await sendQuoteForm(page);
  await expectAnswers(page);
  expect(await letCome()).toBe(true);
  await quoteForm(page).toast.waitFor();
  expect(page.url()).toBe(`${stage.url}/contact`);
});

test('what is typed into the short form before the scripts arrive is in the full one', async () => {
  const { page, letCome } = await openBeforeScripts(stage, '/');
  await page.getByRole('main').getByLabel('First name').fill('Ada');
  await page.getByRole('link', { name: 'Continue Your Request' }).click();
  await page.waitForURL('**/contact#quote', { waitUntil: 'commit' });
  await letCome();
  expect(await quoteForm(page).field('First name').inputValue()).toBe('Ada');
});

test('from a short form without gaps a phone comes to the two last questions and Send, on one screen', async () => {
  const { page } = await stage.tab({ viewport: { width: 360, height: 640 } });
  await open(page, '/');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  for (const [label, answer] of Object.entries(answers)) await form.getByLabel(label).fill(answer);
  await form.getByLabel('Project type').selectOption({ label: 'Brickwork' });
  await form.getByRole('link', { name: 'Continue Your Request' }).click();
  await hydrated(page, '/contact');
  const step = page.getByRole('heading', { name: 'Step 2 of 2' });
  await step.waitFor();
  const inShort = ['Brickwork', `${answers['First name']} ${answers['Last name']}`, answers.Email];
  const kept = page
    .getByRole('paragraph')
    .filter({ hasText: `We have kept your answers: ${inShort.join(', ')}` });
  await kept.filter({ hasText: 'and your project details.' }).waitFor();
  const [header, heading, send, bar] = [
    await boxOf(page.getByRole('banner')),
    await boxOf(step),
    await boxOf(quoteForm(page).send),
    await boxOf(page.getByRole('link', { name: 'Call Now 07700 900123' }).last()),
  ];
  expect(heading.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(send.y + send.height).toBeLessThanOrEqual(bar.y);
});

test('with storage switched off what is typed into the short form is in the full one', async () => {
  const { page } = await stage.tab();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await page.getByRole('main').getByLabel('First name').fill('Ada');
  await page.getByRole('link', { name: 'Continue Your Request' }).click();
  await hydrated(page, '/contact');
  expect(await quoteForm(page).field('First name').inputValue()).toBe('Ada');
});

test('a form that is written on after it was sent before the scripts arrived waits for another press', async () => {
  const { page, letCome } = await openBeforeScripts(stage, '/contact');
  await sendQuoteForm(page);
  await quoteForm(page).field('Project details').press('End');
  await page.keyboard.type(' Three metres high.');
  await letCome();
  const { send, sent } = quoteForm(page);
  expect(await send.isEnabled()).toBe(true);
  await send.click();
  await sent.waitFor();
});

test("the visitor's own project type stays, whatever the address asked for", async () => {
  const { page } = await stage.tab();
  await open(page, '/contact?service=roofing#quote');
  const type = page.locator('#quote [name=projectType]');
  expect(await type.inputValue()).toBe('roofing');
  await type.selectOption('extensions');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await hydrated(page, '/');
  await page.goBack();
  await hydrated(page, '/contact');
  expect(await type.inputValue()).toBe('extensions');
  await page.reload();
  await hydrated(page);
  expect(await type.inputValue()).toBe('extensions');
});

test('without scripts nothing is sent, and no answer is in the address', async () => {
  const { page } = await stage.tab({ javaScriptEnabled: false });
  await page.goto('/contact');
  const { field, send } = quoteForm(page);
  await field('Email').fill(answers.Email);
  await field('Email').press('Enter');
  await send.click();
  expect(page.url()).toBe(`${stage.url}/contact`);
  expect(await field('Email').inputValue()).toBe(answers.Email);
});

test.each(['**/shell*.js*', '**/mf-contact.js*'])(
  'what is typed into a translated page before %s arrives stays',
  async (script) => {
    const { page } = await stage.tab();
    await page.addInitScript(translate);
    const letThrough = await holdBack(page, script);
    const requested = page.waitForRequest(script);
    await page.goto('/contact', { waitUntil: 'commit' });
    await requested;
    await quoteForm(page).field('First name').fill('Ada');
    letThrough();
    await hydrated(page);
    expect(await quoteForm(page).field('First name').inputValue()).toBe('Ada');
  },
);

test.each(['before', 'after'])('translated %s hydration, the form is corrected and sent', async (when) => {
  const { page } = await stage.tab();
  const errors = await openTranslated(page, '/contact', when);
  const { field, form, problems, send, sent, another } = quoteForm(page);
  await send.click();
  await problems.waitFor();
  await field('Email').fill('ada');
  await send.click();
  await form.locator('#request-email-error').getByText('Invalid email address').waitFor();
  await sendQuoteForm(page);
  await sent.waitFor();
  await another.click();
  expect(await field('Email').inputValue()).toBe('');
  expect(errors).toEqual([]);
});

test('on a translated page the second step lists what is kept, until nothing is', async () => {
  const { page } = await stage.tab();
  const errors = await openTranslated(page, '/', 'before');
  await page.getByRole('main').getByLabel('First name').fill('Ada');
  await page.getByRole('link', { name: 'Continue Your Request' }).click();
  await hydrated(page, '/contact');
  const kept = page.getByRole('paragraph').filter({ hasText: 'We have kept your answers' });
  await kept.filter({ hasText: ': Ada' }).waitFor();
  await quoteForm(page).field('First name').fill('');
  await kept.filter({ hasNotText: 'Ada' }).waitFor();
  expect(errors).toEqual([]);
});
