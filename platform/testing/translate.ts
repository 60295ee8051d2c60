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
