import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { pageInteractive } from 'shared-content/contract/document';
import { loseEarlySubmits } from './recorder';
import type { Phones } from './slowPhone';
import { type Figures, watchTraffic } from './visits';

/** The time between two taps of an impatient visitor, and so the resolution of these figures. */
const tapEveryMs = 15;

export interface Point {
  x: number;
  y: number;
}

/** Taps the menu button from the first paint on, until the drawer opens. */
export async function menuAnswers(phones: Phones, url: string, button: Point): Promise<Figures> {
  const { page, context } = await phones();
  const { answered, firstPaint } = await tapUntilAnswered(page, url, button, 'menu');
  await context.close();
  return { 'menu answers': answered, 'menu − FCP': answered - firstPaint };
}

/** Taps a filter from the first paint on, until it answers without leaving the document. */
export async function filterAnswers(phones: Phones, url: string, button: Point): Promise<Figures> {
  const { page, context } = await phones({ also: loseEarlySubmits });
  const { answered } = await tapUntilAnswered(page, url, button, 'filter');
  await context.close();
  return { 'filter answers': answered };
}

/** Taps a filter once, as soon as it can be seen, and waits for the filtered page, wherever that comes from. */
export async function filterTappedEarly(phones: Phones, url: string, button: Point): Promise<Figures> {
  const { page, context } = await phones();
  await page.goto(url, { waitUntil: 'commit' });
  const startMs = await page.evaluate(() => performance.timeOrigin);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.getByRole('button', { name: 'Extensions' }).waitFor();
  await page.mouse.click(button.x, button.y);
  const shown = await page.waitForFunction(
    () => window.recorded.filter && performance.timeOrigin + window.recorded.filter,
  );
  const answered = Number(await shown.jsonValue()) - startMs;
  await context.close();
  return { 'filter tapped at first paint': answered };
}

/** Follows the link to the portfolio on the home page: at once, or after the pointer has rested on it. */
export async function navigation(
  phones: Phones,
  url: string,
  { hover = false, reducedMotion = false },
): Promise<Figures> {
  const { page, context, session } = await phones({ reducedMotion });
  await page.goto(url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, pageInteractive);
  await page.waitForLoadState('networkidle');
  const { x, y } = await centreOf(page.getByRole('link', { name: 'View Our Portfolio' }));
  if (hover) {
    await page.mouse.move(x, y);
    await pause(1500);
  }
  const traffic = await watchTraffic(page, session);
  await page.mouse.click(x, y);
  await page.waitForFunction(
    () =>
      location.pathname === '/portfolio' &&
      (window.recorded.painted ?? 0) > (window.recorded.clicked ?? Infinity),
  );
  const { clicked = NaN, painted = NaN } = await page.evaluate(() => window.recorded);
  await page.waitForLoadState('networkidle');
  const { requests, pictures } = traffic();
  await context.close();
  return {
    'click → painted': painted - clicked,
    'requests after the click': requests - pictures,
    'pictures after the click': pictures,
  };
}

/** Where a control is in a document that has settled. */
export async function placeOf(phones: Phones, url: string, name: string): Promise<Point> {
  const { page, context } = await phones();
  await page.goto(url);
  const place = await centreOf(page.getByRole('button', { name }));
  await context.close();
  return place;
}

async function centreOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control that is to be tapped is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Nobody taps what is not painted yet; a browser drops such taps, and an automated one does not. */
async function tapUntilAnswered(page: Page, url: string, { x, y }: Point, control: 'menu' | 'filter') {
  await page.goto(url, { waitUntil: 'commit' });
  for (;;) {
    const { answered, firstPaint } = await page.evaluate(
      (name) => ({
        answered: window.recorded[name],
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      }),
      control,
    );
    if (answered !== undefined && firstPaint !== undefined) return { answered, firstPaint };
    if (firstPaint !== undefined) await page.mouse.click(x, y);
    await pause(tapEveryMs);
  }
}
