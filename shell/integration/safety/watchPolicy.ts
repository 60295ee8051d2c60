import type { Visitor } from '../support/visit';

/** What Chromium writes of a policy, a hash, or a header that it does not take. */
const ofSafety = /polic|trusted|integrity|refused|header/i;

/**
 * Watches a visitor's pages from their first byte for what the browser refuses.
 *
 * @returns a function that gives, once the page has settled, every violation so far.
 */
export async function watchPolicy({ page, complaints }: Visitor): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Policy violated: ${effectiveDirective} by ${blockedURI}`);
    });
  });
  return async () => {
    // The browser reports in a task of its own.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return complaints.console.filter((text) => ofSafety.test(text));
  };
}
