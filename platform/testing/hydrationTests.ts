import type { Page } from 'playwright-core';
import { rootId } from 'shared-content/contract/document';
import { desktop, open, pageAddresses, phone, type Stage, unknownPath } from './visit';

declare global {
  interface Window {
    hydrationRecord: () => string[];
  }
}

/** The tests of hydration, which hold for a site in any kind of build. */
export function testHydration(stage: () => Stage): void {
  describe.each([phone, desktop])('at $width px', (viewport) => {
    test.each(pageAddresses)(
      'hydration of %s takes over every node and complains of none',
      async (address) => {
        const { page, context, complaints } = await stage().visitor({ viewport });
        await recordHydration(page);
        await open(page, address);
        await page.waitForLoadState('networkidle');
        expect(await hydrationRecord(page)).toEqual([]);
        expect(complaints.console.filter((line) => !isExpected(line))).toEqual([]);
        await context.close();
      },
    );
  });

  test.each(['/portfolio?category=Extensions', '/portfolio?project=garden-wall', '/contact?service=roofing'])(
    'hydration of %s takes nothing away and complains of nothing',
    async (address) => {
      const { page, context, complaints } = await stage().visitor();
      await recordHydration(page);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      expect((await hydrationRecord(page)).filter((change) => change.startsWith('removed'))).toEqual([]);
      expect(complaints.console.filter((line) => !isExpected(line))).toEqual([]);
      await context.close();
    },
  );

  test('pages that are navigated to complain of nothing', async () => {
    const { page, context, complaints } = await stage().visitor();
    await open(page, '/');
    for (const [link, heading] of [
      ['Portfolio', 'Our Portfolio'],
      ['Contact', 'Contact Meridian'],
      ['Home', 'Professional Brickwork'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    expect(complaints.console).toEqual([]);
    await context.close();
  });
}

/** The unknown page's own lines, and what react-modal's development build says of StrictMode's second mount. */
function isExpected(line: string) {
  const strictMode = "React-Modal: Cannot register modal instance that's already open";
  return line === `No page at ${unknownPath}` || line.includes('status of 404') || line === strictMode;
}

/** Records, from before the first script, every node that comes, goes or is hidden in the page's root. */
async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(watchRoot, rootId);
}

/** What has changed in the root since the browser had read the document. */
function hydrationRecord(page: Page): Promise<string[]> {
  return page.evaluate(() => window.hydrationRecord());
}

function watchRoot(id: string) {
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
  // Interactive: the document is read, and its scripts, React among them, have not started.
  document.addEventListener(
    'readystatechange',
    () => {
      const root = document.getElementById(id);
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
