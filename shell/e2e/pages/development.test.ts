import type { Browser, Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { checkoutCopy, edit } from 'platform/release/testing/checkout';
import {
  changesOf,
  compiled,
  developed,
  onFreePorts,
  runDev,
  withoutSlowLoads,
} from 'platform/testing/devServers';
import { type Complaints, desktop, sharedChromium, listen } from 'platform/testing/visit';

let checkout: string;
let addresses: Awaited<ReturnType<typeof onFreePorts>>;
let servers: ReturnType<typeof runDev>;
let browser: Browser;
let changes: ReturnType<typeof changesOf>;
/** The page composed, and alone. */
let pages: Page[];
let complaints: Complaints[];

// Without webpack's cache, which a copy of the sources does not have, four parts are compiled.
beforeAll(async () => {
  checkout = checkoutCopy();
  const absent = "  { name: 'mf-absent', route: '/absent' },";
  edit(checkout, 'shared-content/src/contract/remotes.ts', '] as const', `${absent}\n] as const`);
  changes = changesOf(checkout);
  addresses = await onFreePorts(checkout);
  servers = runDev(checkout);
  [browser] = await Promise.all([sharedChromium(), compiled(servers)]);
  const views = [`${addresses.shell}${developed.route}`, addresses[developed.name]];
  pages = await Promise.all(views.map(() => browser.newPage({ viewport: desktop })));
  complaints = pages.map((page, position) => listen(page, new URL(views[position] ?? '').origin));
  for (const [position, page] of pages.entries()) {
    await page.goto(views[position] ?? '');
    await changes.mark(page);
  }
}, 300_000);

afterAll(async () => {
  servers.command.kill();
  await Promise.all([browser.close(), servers.end]);
});

test('a changed component, page and style is shown in place, composed and alone, without a complaint', async () => {
  await changes.component(pages);
  await changes.page(pages);
  await changes.style(pages);
  expect(await Promise.all(pages.map(changes.isKept))).toEqual([true, true]);

  edit(checkout, 'shell/src/Footer/Imprint.tsx', 'All rights reserved.', 'Laid by hand.');
  await pages[0]?.getByText('Laid by hand.').waitFor();
  expect(complaints.map((one) => withoutSlowLoads(one).console)).toEqual([[], []]);
});

test('the page of a part without sources here says at once that it could not be loaded', async () => {
  const page = await browser.newPage();
  await page.goto(`${addresses.shell}/absent`);
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  await page.close();
});

// Last, since the composed page is loaded anew: a remote that still compiles then may be reported and requested again.
test('changed business facts are shown', async () => {
  const changed = '07700 900456';
  edit(checkout, 'shared-content/src/content/business.ts', business.mobile.display, changed);
  for (const page of pages) await page.getByRole('main').getByText(changed).first().waitFor();
});

test.each([320, 1440])(
  'a page alone fits %d px, has the brand’s typefaces, and writes out its links',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    await page.goto(addresses[developed.name]);
    const link = page.locator('main a[href^="/"]').first();
    const address = await link.getAttribute('href');
    await link.click();
    await page.getByText(`link to ${address ?? ''}`, { exact: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded).toEqual(
      expect.arrayContaining(['Bricolage Grotesque Variable', 'Source Sans 3 Variable']),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  },
);

test('a second start is refused with one line, and a signal to npm ends every server', async () => {
  const { code, errors } = await runDev(checkout).end;
  expect(errors).toMatch(
    /^Something else listens on port \d+ \(shell\).*: end it, or change .*remotes\.ts\.$/,
  );
  expect(code).toBe(1);
  servers.command.kill('SIGTERM');
  await servers.end;
  for (const address of Object.values(addresses))
    await expect(fetch(address)).rejects.toThrow('fetch failed');
});
