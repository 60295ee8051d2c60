import type { Page } from 'playwright-core';
import { hydrated, phone, type Stage } from './visit';

declare global {
  interface Window {
    /** The script that records early taps has run. */
    recordsTaps?: boolean;
    /** Set in the document that was opened. */
    opened?: boolean;
  }
}

/** Holds back the files of a pattern until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Opens a page on a phone and waits until its taps are recorded, while `prepare` makes other scripts late or missing. */
export async function openEarly<T>(
  stage: Pick<Stage, 'tab'>,
  address: string,
  prepare: (page: Page) => Promise<T>,
) {
  const { page } = await stage.tab({ viewport: phone });
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.includes('earlyScript'))
          window.recordsTaps = true;
      },
      true,
    );
  });
  const prepared = await prepare(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.recordsTaps);
  return { page, prepared };
}

/**
 * Opens a page on a phone whose shell script is held back.
 *
 * @returns `letCome` lets the script through, waits until the page answers, and resolves to whether no other document
 * was loaded.
 */
export async function openBeforeScripts(stage: Pick<Stage, 'tab'>, address: string) {
  const { page, prepared } = await openEarly(stage, address, (opening) => holdBack(opening, '**/shell.js'));
  await page.evaluate(() => {
    window.opened = true;
  });
  const letCome = async () => {
    prepared();
    await hydrated(page);
    return page.evaluate(() => window.opened === true);
  };
  return { page, letCome };
}
