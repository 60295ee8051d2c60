import type { Browser, BrowserContext } from 'playwright-core';
import { remotes } from 'shared-content/contract/remotes';
import { sitePages } from '../support/sitePages';
import { composedSite, desktop, phone, sharedChromium } from '../support/visit';
import { answer } from './support/faults';
import { type FaultyHost, faultyHost } from './support/faultyHost';
import { type FaultySite, faultySite, type PartFile } from './support/faultySite';
import { type Reader, openReader } from './support/reader';

const faults = ['404', 'hangs', 'garbage'];
const waitUntil = 'commit';

let browser: Browser;
let site: FaultySite;
let host: FaultyHost;
let context: BrowserContext;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedChromium(), faultySite(composedSite())]);
});
afterAll(async () => {
  await browser.close();
  site.remove();
});
beforeEach(async () => {
  host = await faultyHost(site.sound);
});
afterEach(async () => {
  await context.close();
  await host.close();
});

/** The early script asks for the shell's, so without it nothing runs either. */
const scripts = ['shell.js', 'earlyScript.js'].flatMap((script) =>
  faults.map((fault) => [script, fault] as const),
);

describe.each(scripts)('when %s has the fault %s', (script, fault) => {
  test('every page is readable, the links between them work, and so does the drawer of a phone', async () => {
    const { page, documents, follow, sees } = await visit(scriptOf(script), fault);
    for (const { name } of remotes) {
      await page.goto(sitePages[name].route, { waitUntil });
      expect(await sees(name)).toBe('page');
    }
    await follow('mf-home');
    expect(await sees('mf-home')).toBe('page');
    expect(documents).toHaveLength(remotes.length + 1);

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Portfolio' }).click();
    expect(await sees('mf-portfolio')).toBe('page');
    expect(documents).toHaveLength(remotes.length + 2);
  });
});

describe.each(faults)("when the shell's own style sheet has the fault %s", (fault) => {
  test('every page is readable and answers, and is styled once that is over', async () => {
    const { page, documents, sees, isInteractive, isStyled } = await visit(
      site.file('shell', 'style sheet'),
      fault,
    );
    for (const { name } of remotes) {
      await page.goto(sitePages[name].route, { waitUntil });
      expect(await sees(name)).toBe('page');
      await isInteractive(name);
    }
    await host.clearFault();
    await isStyled(site.file('shell', 'style sheet').name);
    expect(documents).toHaveLength(remotes.length);
  });
});

function scriptOf(name: string): PartFile {
  const entry = site.file('shell', 'entry');
  return { ...entry, name, address: entry.address.replace(entry.name, name) };
}

/** A visitor of the site whose shell has a fault. */
async function visit(file: PartFile, fault: string): Promise<Reader> {
  host.injectFault({
    path: file.address,
    answer: (response) => {
      answer(fault, response, file);
    },
  });
  context = await browser.newContext({ baseURL: host.url, viewport: desktop });
  return openReader(context);
}
