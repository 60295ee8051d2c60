import { remotesHere } from 'platform/parts';
import { stageOfFile } from 'platform/testing/visit';
import { readerIn } from './support/reader';

/*
 * Errors that no boundary of a page catches: the document is loaded anew, but never in a circle. FailedPage.test.tsx has
 * those that a page itself throws.
 */

/** What an extension or a translator does to a page's nodes. */
const changes = {
  removed: (section: Element) => {
    section.remove();
  },
  wrapped: (section: Element) => {
    const wrapper = document.createElement('div');
    section.replaceWith(wrapper);
    wrapper.append(section);
  },
  inserted: (section: Element) => {
    section.before(document.createElement('div'));
    section.prepend('Inserted');
  },
};

const stage = stageOfFile();

describe.each(remotesHere)('$name', ({ name, route }) => {
  const next = remotesHere.find((other) => other.name !== name)?.name ?? name;

  test.each(Object.entries(changes))('of which an extension has %s a section', async (_, change) => {
    const { page, documents, follow, isInteractive, sees } = readerIn((await stage.tab()).page);
    await page.goto(route);
    await isInteractive(name);
    await page.locator('#main > *').first().evaluate(change);
    for (const shown of [next, name]) {
      await follow(shown);
      expect(await sees(shown)).toBe('page');
      await isInteractive(shown);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    expect(documents.length).toBeLessThanOrEqual(2);
  });

  test('in a browser that refuses access to the history, is loaded twice more at most', async () => {
    const { page, documents, sees } = readerIn((await stage.tab()).page);
    await page.addInitScript(() => {
      Object.defineProperty(History.prototype, 'state', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await page.goto(route);
    while (documents.length < 3) await page.waitForEvent('load');
    await page.waitForLoadState('networkidle');
    expect(await sees(name)).toBe('page');
    expect(documents).toHaveLength(3);
  });
});
