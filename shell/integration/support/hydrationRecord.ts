import type { Page } from 'playwright-core';

declare global {
  interface Window {
    hydrationRecord: () => string[];
  }
}

/** Records, from before the first script, every node that comes, goes or is hidden in the page's root. */
export async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(watchRoot);
}

/** What has changed in the root since the browser had read the document. */
export function hydrationRecord(page: Page): Promise<string[]> {
  return page.evaluate(() => window.hydrationRecord());
}

function watchRoot() {
  const changes: string[] = [];
  const note = (records: MutationRecord[]) => {
    for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) changes.push(`added ${describe(node)} to ${describe(target)}`);
      for (const node of removedNodes) changes.push(`removed ${describe(node)} from ${describe(target)}`);
      if (type === 'attributes') changes.push(`changed ${attributeName ?? ''} of ${describe(target)}`);
    }
  };
  const observer = new MutationObserver(note);
  window.hydrationRecord = () => {
    note(observer.takeRecords());
    return changes;
  };
  // Interactive: the document is read, and its scripts, React among them, have not begun.
  document.addEventListener(
    'readystatechange',
    () => {
      const root = document.getElementById('root');
      if (!root) throw new Error('The document has no root to watch');
      const attributeFilter = ['hidden', 'style'];
      observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
    },
    { once: true },
  );

  function describe(node: Node) {
    return node instanceof Element
      ? node.outerHTML.slice(0, 80)
      : `${node.nodeName} ${node.textContent ?? ''}`;
  }
}
