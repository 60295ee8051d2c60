import { answers, fillQuoteForm, focusOn, quoteForm } from 'platform/testing/journeys';
import { logNetwork } from 'platform/testing/networkLog';
import { open, openStage, phone, type Stage } from 'platform/testing/visit';

const messages = [
  'Project type is required',
  'First name is required',
  'Last name is required',
  'Email is required',
  'Phone number is required',
  'Please select a contact method',
  'Project details are required',
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('asks for all that is missing, above the form and under each field', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/contact');
  const { field, form, problems, send } = quoteForm(page);
  await send.click();
  await focusOn(problems);
  expect(await problems.getByRole('link').allTextContents()).toEqual(messages);
  expect(await form.locator('p[id$="-error"]').allTextContents()).toEqual(messages);

  const email = field('Email');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const described = await email.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described ?? ''}"]`).textContent()).toBe('Email is required');

  await problems.getByRole('link', { name: 'Email is required' }).click();
  await focusOn(email);
  await email.fill('ada@example.org');
  await problems.locator('s').getByText('Email is required').waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('false');
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test.each([
  ['ada', 'Invalid email address'],
  ['ada @example.org', 'Invalid email address'],
  ['   ', 'Email is required'],
])('refuses %j as an email address', async (address, message) => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  await fillQuoteForm(page);
  const { field, problems, send } = quoteForm(page);
  await field('Email').fill(address);
  await send.click();
  await focusOn(problems);
  expect(await problems.getByRole('link').allTextContents()).toEqual([message]);
  await page.close();
});

test('checks nothing before the form is sent', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  const { field, form } = quoteForm(page);
  await field('Email').fill('ada');
  await field('Phone number').focus();
  await field('Project details').focus();
  expect(await form.locator('[aria-invalid="true"]').count()).toBe(0);
  await page.close();
});

test('says that it is sending, then that it is sent, and is empty again', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/contact');
  const { field, form, projectType, send } = quoteForm(page);
  await fillQuoteForm(page);
  const requests = await logNetwork(page);
  // Looked for at the same time: sending is soon over.
  const sending = [
    form.getByRole('button', { name: 'Sending...', disabled: true }).waitFor(),
    form.getByRole('status').getByText('Sending...').waitFor(),
  ];
  await send.click();
  await Promise.all(sending);

  const toast = page.getByRole('status').filter({ hasText: 'Message Sent Successfully!' });
  await toast.getByText("We'll get back to you within 24 hours.").waitFor();
  const sent = form.getByRole('group', { name: 'Thank you. Your message is with us.' });
  await focusOn(sent);
  expect(await send.isVisible()).toBe(false);
  await sent.getByRole('button', { name: 'Send another message' }).click();
  await focusOn(projectType);
  for (const label of Object.keys(answers)) expect(await field(label).inputValue()).toBe('');
  expect(await projectType.inputValue()).toBe('');
  expect(await form.getByRole('radio', { checked: true }).count()).toBe(0);
  // As it comes sending is simulated: files of the release are loaded, and what was typed stays in the browser.
  const asked = requests.map(({ url }) => url.replace(stage.url, ''));
  expect(asked.filter((address) => !/^\/releases\/[\w./-]+$/.test(address))).toEqual([]);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('is sent once, however often the visitor presses Enter, and nothing personal is logged', async () => {
  const { page } = await stage.tab();
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await open(page, '/contact');
  await fillQuoteForm(page);
  const { field, form } = quoteForm(page);
  await field('Email').press('Enter');
  await field('Email').press('Enter');
  await field('Email').press('Enter');
  await form.getByRole('group', { name: 'Thank you. Your message is with us.' }).waitFor();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^Quote request \(simulated\):/);
  for (const answer of Object.values(answers)) expect(log[0]).not.toContain(answer);
  expect(page.url()).toBe(`${stage.url}/contact`);
  await page.close();
});

test('a link that names a service shows the form and the choice on a phone, also after Back', async () => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, '/contact?service=roofing');
  const { form, projectType } = quoteForm(page);
  const inView = async () => {
    await focusOn(form);
    const [heading, choice] = [form.getByRole('heading', { name: 'Request a Quote' }), projectType];
    const header = await page.getByRole('banner').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? NaN);
    expect((await choice.boundingBox())?.y).toBeLessThan(phone.height / 2);
  };
  await inView();
  await page.getByRole('link', { name: 'Back to Home' }).evaluate((link: HTMLElement) => {
    link.click();
  });
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await inView();
  await page.close();
});

test.each([
  ['?service=roofing', 'roofing'],
  ['?service=other', 'other'],
  ['?service=plumbing', ''],
  ['', ''],
])('/contact%s has the project type %j', async (query, chosen) => {
  const { page, complaints } = await stage.tab();
  await open(page, `/contact${query}`);
  const { form, projectType } = quoteForm(page);
  expect(await projectType.inputValue()).toBe(chosen);
  if (chosen) {
    await focusOn(form);
    expect(page.url()).toBe(`${stage.url}/contact${query}#quote`);
  }
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});
