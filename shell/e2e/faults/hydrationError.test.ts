import { open, openStage, type Stage } from 'platform/testing/visit';
import { readerIn } from './support/reader';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('HTML that does not match its page is rendered anew, which is reported with part and build', async () => {
  const { page } = await stage.tab();
  await page.route(`${stage.url}/contact`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Send Message', 'Another text') });
  });
  const { reports } = readerIn(page);
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  expect(reports).toEqual([expect.stringMatching(/^mf-contact \(build \w+\) failed in phase 'hydrate'/)]);
  await page.close();
});
