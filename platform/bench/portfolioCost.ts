import { pageInteractive } from 'shared-content/contract/document';
import type { Phones } from './slowPhone';
import type { Figures } from './visits';

/** What a portfolio of many projects costs in the browser, with the phone's slow processor and network. */
export async function portfolioCost(phones: Phones, url: string): Promise<Figures> {
  const { page, context, session } = await phones();
  await session.send('Performance.enable');
  await page.goto(url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, pageInteractive);
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  const layout = metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? NaN;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const hydrated = await page.evaluate(
    (mark) => performance.getEntriesByName(mark)[0]?.startTime,
    pageInteractive,
  );

  await page.evaluate(() => {
    window.responses = [];
    // An option that TypeScript does not know: answers faster than 104 ms are not reported without it.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') window.responses.push(duration);
    }).observe(options);
  });
  for (const [position, name] of ['Extensions', 'All', 'Brickwork', 'All'].entries()) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForFunction((count) => window.responses.length > count, position);
  }
  const responses = await page.evaluate(() => window.responses);
  await context.close();
  return {
    'DOM elements': nodes,
    'layout ms': layout * 1000,
    hydrated: hydrated ?? NaN,
    'filter click → painted, slowest of 4': Math.max(...responses),
  };
}

declare global {
  interface Window {
    responses: number[];
  }
}
