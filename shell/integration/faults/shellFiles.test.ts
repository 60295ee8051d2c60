import type { Browser, BrowserContextOptions } from 'playwright-core';
import { remotes } from 'shared-content/remotes';
import { composedSite, desktop, launchChromium, phone } from '../visit';
import { answer } from './faults';
import { type FaultyHost, faultyHost } from './faultyHost';
import { type FaultySite, faultySite } from './faultySite';
import { type Reader, reader, screens } from './reader';
import type { FileKind } from './rows';

const faults = ['404', 'hangs', 'garbage'];
const waitUntil = 'commit';

let browser: Browser;
let site: FaultySite;
let host: FaultyHost;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchChromium(), faultySite(composedSite())]);
});
afterAll(async () => {
  await browser.close();
  site.remove();
});
beforeEach(async () => {
  host = await faultyHost(site.sound);
});
afterEach(() => host.close());

describe.each(faults)("when the shell's own script is such: %s", (fault) => {
  test('every page is readable, and the links between them work', async () => {
    const { page, documents, follow, sees } = await visit('entry', fault);
    for (const { name } of remotes) {
      await page.goto(screens[name].route, { waitUntil });
      expect(await sees(name)).toBe('page');
    }
    await follow('mf-home');
    expect(await sees('mf-home')).toBe('page');
    expect(documents).toHaveLength(remotes.length + 1);
  });

  test('the drawer opens, and its links work', async () => {
    const { page } = await visit('entry', fault, phone);
    await page.goto('/', { waitUntil });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Portfolio' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Portfolio' }).waitFor();
  });
});

describe.each(faults)("when the shell's own style sheet is such: %s", (fault) => {
  test('every page is readable and alive, and has its looks when that is over', async () => {
    const { page, documents, sees, isAlive, isStyled } = await visit('style sheet', fault);
    for (const { name } of remotes) {
      await page.goto(screens[name].route, { waitUntil });
      expect(await sees(name)).toBe('page');
      await isAlive(name);
    }
    await host.mend();
    await isStyled(site.file('shell', 'style sheet').name);
    expect(documents).toHaveLength(remotes.length);
  });
});

/** A visitor of the site whose shell has a fault. */
async function visit(
  kind: FileKind,
  fault: string,
  viewport: BrowserContextOptions['viewport'] = desktop,
): Promise<Reader> {
  const file = site.file('shell', kind);
  host.befall({
    path: file.address,
    answer: (response) => {
      answer(fault, response, file);
    },
  });
  const context = await browser.newContext({ baseURL: host.url, viewport });
  return reader(context);
}
