import type { Browser, Page } from 'playwright-core';
import { checkoutCopy, edit } from 'platform/release/testing/checkout';
import { compiled, onFreePorts, runDev, withoutSlowLoads } from 'platform/testing/devServers';
import { type Complaints, desktop, sharedChromium, listen } from 'platform/testing/visit';

const intro = 'mf-contact/src/PageIntro/PageIntro';

let checkout: string;
let addresses: Awaited<ReturnType<typeof onFreePorts>>;
let servers: ReturnType<typeof runDev>;
let browser: Browser;

// Without webpack's cache, which a copy of the sources does not have, four parts are compiled.
beforeAll(async () => {
  checkout = checkoutCopy();
  addresses = await onFreePorts(checkout);
  servers = runDev(checkout);
  [browser] = await Promise.all([sharedChromium(), compiled(servers)]);
}, 300_000);

afterAll(async () => {
  servers.command.kill();
  await Promise.all([browser.close(), servers.end]);
});

describe('a page under development', () => {
  const pages: { name: string; page: Page; complaints: Complaints }[] = [];

  beforeAll(async () => {
    for (const [name, address] of [
      ['composed', `${addresses.shell}/contact`],
      ['alone', addresses['mf-contact']],
    ] as const) {
      const page = await browser.newPage({ viewport: desktop });
      pages.push({ name, page, complaints: listen(page, new URL(address).origin) });
      await page.goto(address);
      await typedName(page).fill('Typed before the change');
    }
  });

  const change = async (file: string, from: string, to: string, shows: (page: Page) => Promise<unknown>) => {
    edit(checkout, file, from, to);
    for (const { page } of pages) await shows(page);
  };
  const typed = () => Promise.all(pages.map(({ page }) => typedName(page).inputValue()));
  const kept = ['Typed before the change', 'Typed before the change'];

  test('shows a changed component, and keeps what was typed', async () => {
    await change(`${intro}.tsx`, 'Back to Home', 'Back to the Start', (page) =>
      page.getByRole('link', { name: 'Back to the Start' }).waitFor(),
    );
    expect(await typed()).toEqual(kept);
  });

  test('shows a changed page component, and keeps what was typed', async () => {
    await change('mf-contact/src/Page/Page.tsx', 'Need Immediate Help?', 'Need Help Today?', (page) =>
      page.getByRole('heading', { name: 'Need Help Today?' }).waitFor(),
    );
    expect(await typed()).toEqual(kept);
  });

  test('shows a changed style, and keeps what was typed', async () => {
    await change(`${intro}.module.scss`, '@include brand.lead;', 'color: rgb(1, 2, 3);', (page) =>
      page.waitForFunction(() =>
        [...document.querySelectorAll('main p')].some(
          (text) => getComputedStyle(text).color === 'rgb(1, 2, 3)',
        ),
      ),
    );
    expect(await typed()).toEqual(kept);
  });

  test('shows changed content', async () => {
    await change('shared-content/src/content/whyChoose.ts', 'Local Experts', 'Local Bricklayers', (page) =>
      page.getByRole('heading', { name: 'Local Bricklayers' }).waitFor(),
    );
  });

  test('shows a changed shell where it is composed', async () => {
    const [composed] = pages;
    edit(checkout, 'shell/src/Footer/Footer.tsx', 'All rights reserved.', 'Laid by hand.');
    await composed?.page.getByText('Laid by hand.').waitFor();
  });

  test('complains of nothing meanwhile', () => {
    expect(
      pages.map(({ name, complaints }) => ({ name, console: withoutSlowLoads(complaints).console })),
    ).toEqual([
      { name: 'composed', console: [] },
      { name: 'alone', console: [] },
    ]);
  });

  // Last, since the composed page is loaded anew: a remote that still compiles then may be reported and tried again.
  test('shows changed business facts', async () => {
    await change(
      'shared-content/src/content/business.ts',
      'Meridian Brickwork',
      'Changed Brickwork',
      (page) => page.getByRole('heading', { level: 1, name: 'Contact Changed Brickwork' }).waitFor(),
    );
  });
});

describe.each([320, 1440])('a page alone at %d px', (width) => {
  test('fits, is set in the brand’s typefaces, and writes out what the shell would do', async () => {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    await page.goto(addresses['mf-portfolio']);
    await page.getByRole('button', { name: 'Brickwork' }).click();
    await page.getByText('navigate /portfolio?category=Brickwork (replace)').waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByText('link to /', { exact: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded).toEqual(
      expect.arrayContaining(['Bricolage Grotesque Variable', 'Source Sans 3 Variable']),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  });
});

test('a second start is refused with one line', async () => {
  const { code, errors } = await runDev(checkout).end;
  expect(errors).toMatch(
    /^Something else listens on port \d+ \(shell\).*: end it, or change .*remotes\.ts\.$/,
  );
  expect(code).toBe(1);
});

test('a signal to npm ends every server', async () => {
  servers.command.kill('SIGTERM');
  await servers.end;
  for (const address of Object.values(addresses))
    await expect(fetch(address)).rejects.toThrow('fetch failed');
});

function typedName(page: Page) {
  return page.getByLabel('First name');
}
