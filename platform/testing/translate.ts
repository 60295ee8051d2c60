import type { Page } from 'playwright-core';
import { open } from './visit';

/**
 * Runs in the page: wraps each text in two `<font>` elements, as Google Translate does, now and whenever a text is added.
 * As an init script it starts when the document is read and before its scripts run.
 */
export function translate(): void {
  const wrapper = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const kept = 'font, option, textarea, script, style, noscript, svg';
      if (text.parentElement?.closest(kept) || !text.data.trim()) continue;
      const [font, inner] = [wrapper(), wrapper()];
      font.append(inner);
      inner.append(text.data);
      text.replaceWith(font);
    }
  };
  const begin = () => {
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
  else begin();
}

/** Opens a page that is translated before or after hydration. Returns the errors that it throws from then on. */
export async function openTranslated(page: Page, address: string, when: string): Promise<Error[]> {
  if (when === 'before') await page.addInitScript(translate);
  await open(page, address);
  if (when === 'after') await page.evaluate(translate);
  const errors: Error[] = [];
  // A mismatch is thrown during hydration, so only afterwards is an error one of the page.
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}
