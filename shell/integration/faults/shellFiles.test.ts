import type { Browser, BrowserContextOptions } from 'playwright-core';
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
afterEach(() => host.close());

/** The early script asks for the shell's, so that without it nothing runs either. */
const scripts = ['shell.js', 'earlyScript.js'].flatMap((script) =>
  faults.map((fault) => [script, fault] as const),
);

describe.each(scripts)('when %s is such: %s', (script, fault) => {
  test('every page is readable, and the links between them work', async () => {
    const { page, documents, follow, sees } = await visit(scriptOf(script), fault);
    for (const { name } of remotes) {
      await page.goto(sitePages[name].route, { waitUntil });
      expect(await sees(name)).toBe('page');
    }
    await follow('mf-home');
    expect(await sees('mf-home')).toBe('page');
    expect(documents).toHaveLength(remotes.length + 1);
  });

  test('the drawer opens, and its links work', async () => {
    const { page } = await visit(scriptOf(script), fault, phone);
    await page.goto('/', { waitUntil });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Portfolio' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Portfolio' }).waitFor();
  });
});

describe.each(faults)("when the shell's own style sheet is such: %s", (fault) => {
  test('every page is readable and alive, and has its looks when that is over', async () => {
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
async function visit(
  file: PartFile,
  fault: string,
  viewport: BrowserContextOptions['viewport'] = desktop,
): Promise<Reader> {
  host.injectFault({
    path: file.address,
    answer: (response) => {
      answer(fault, response, file);
    },
  });
  const context = await browser.newContext({ baseURL: host.url, viewport });
  return openReader(context);
}
