import { pageHeading } from 'shared-content/contract/document';
import { pageChunk, entryFile } from 'shared-content/contract/addresses';
import { another, headerLink, sitePages } from 'platform/testing/sitePages';
import { holdBack } from 'platform/testing/slowScripts';
import { hydrated, open, phone, stageOfFile } from 'platform/testing/visit';
import { repeatedIds } from './looks/look';

const pages = Object.values(sitePages);

const stage = stageOfFile();

test.each(pages)(
  'after hover over the link to $route nothing but pictures is requested by the click',
  async (to) => {
    const { page, complaints } = await stage.visitor();
    await open(page, pages.find((other) => other !== to)?.route ?? '/');
    // At the visitor's first move a page may load more for itself, as the home page does.
    await page.keyboard.press('Shift');
    const link = await headerLink(page, to.route);
    await link.hover();
    // The page that the link leads to is rendered beside the one that is shown.
    await page.locator(pageHeading).nth(1).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await repeatedIds(page)).toEqual([]);

    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await link.click();
    await hydrated(page, to.route);
    await page.waitForLoadState('networkidle');
    // Chromium requests the icon of each new address.
    expect(requests.filter((url) => !url.includes('/icon.'))).toEqual([]);
    expect(complaints).toEqual({ console: [], foreign: [] });
  },
);

test('the files of a page are requested while its entry still loads', async () => {
  const { remote, route } = another;
  const { page, complaints } = await stage.visitor({ viewport: phone });
  await open(page, '/');
  const letThrough = await holdBack(page, `**/${entryFile(remote)}`);
  const requested = ['js', 'css'].map((type) =>
    page.waitForRequest((request) => request.url().endsWith(`/${pageChunk(remote)}.${type}`)),
  );
  await (await headerLink(page, route)).click();
  await Promise.all(requested);
  letThrough();
  await hydrated(page, route);
  expect(complaints).toEqual({ console: [], foreign: [] });
});
