import { chromium } from 'playwright-core';
import { chromiumOptions, findChromium } from 'platform/testing/machine';
import { open, openStage, pageAddresses, phone, stageOfFile } from 'platform/testing/visit';

const options = chromiumOptions(findChromium(), ['--blink-settings=defaultFontSize=32']);
const stage = stageOfFile(() => openStage(undefined, undefined, () => chromium.launch(options)));

test.each(pageAddresses)('%s fits on a phone whose text is twice as large', async (address) => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, address);
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});
