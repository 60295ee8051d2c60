import type { Page } from 'playwright-core';
import { rootId } from 'shared-content/contract/document';
import type { Look } from './look';

declare global {
  interface Window {
    hydrationRecord: () => string[];
  }
}

/** Of a page as it opens, on which `watchHydration` was called before. */
export const hydration: Look = {
  name: 'was taken over from the document node by node',
  findings: async (page) => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => window.hydrationRecord());
  },
};

/** Records, from before the first script, every node of the page's root that is added, removed or hidden. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(watchRoot, rootId);
}

function watchRoot(id: string) {
  const changes: string[] = [];
  const describe = (node: Node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node.textContent);
  const note = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) changes.push(`added ${describe(node) ?? ''}`);
      for (const node of removedNodes) changes.push(`removed ${describe(node) ?? ''}`);
      if (type === 'attributes') changes.push(`hid ${describe(target) ?? ''}`);
    }
  };
  const observer = new MutationObserver(note);
  window.hydrationRecord = () => {
    note(observer.takeRecords());
    return changes;
  };
  // Interactive: the document is read, and its scripts, React among them, have not started.
  const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden', 'style'] };
  document.addEventListener(
    'readystatechange',
    () => {
      observer.observe(document.getElementById(id) ?? document, options);
    },
    { once: true },
  );
}
