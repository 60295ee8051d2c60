import { highlightAttribute } from 'shared-content/contract/document';
import { remotesHere } from 'platform/parts';
import { sitePages } from 'platform/testing/sitePages';
import { open, stageOfFile } from 'platform/testing/visit';
import { readerIn } from './support/reader';

const stage = stageOfFile();

test.each(remotesHere)(
  'HTML of $name that does not match is rendered anew, which is reported with part and build',
  async ({ name, route }) => {
    const { page } = await stage.tab();
    await page.route(stage.url + route, async (handled) => {
      const response = await handled.fetch();
      const body = (await response.text()).replace(/(<main.*?<h1.*?>)/, '$1Another text: ');
      await handled.fulfill({ response, body });
    });
    const { reports } = readerIn(page);
    await open(page, route);
    await page.getByRole('heading', { name: sitePages[name].heading, exact: true, level: 1 }).waitFor();
    expect(reports).toEqual([
      expect.stringMatching(new RegExp(`^${name} \\(build \\w+\\) failed in phase 'hydrate'`)),
    ]);
    for (const place of await page.locator(`[${highlightAttribute}]`).all()) {
      await place.scrollIntoViewIfNeeded();
      await place.getByRole('heading').first().waitFor();
    }
  },
);
