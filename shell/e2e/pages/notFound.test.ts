import { focusOn } from 'platform/testing/journeys';
import { noPageLogged, open, openStage, type Stage, unknownPath } from 'platform/testing/visit';

const text = 'Oops! Page not found';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test.each([unknownPath, '/no/such/page', '/portfolio/garden-wall', '/index'])(
  '%s is answered with status 404 and logged',
  async (address) => {
    const { page } = await stage.tab();
    const logged = noPageLogged(page, address);
    const response = await open(page, address);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: text }).waitFor();
    expect(await page.title()).toBe('Page not found | Meridian Brickwork & Construction');
    await logged;
    await page.close();
  },
);

test('a link that has gone stale leads to the page for unknown addresses', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Stale link' });
    document.body.prepend(link);
  }, unknownPath);
  const logged = noPageLogged(page, unknownPath);
  await page.getByRole('link', { name: 'Stale link' }).click();
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
  expect(await page.title()).toMatch(/^Page not found/);
  await logged;
  expect(page.url()).toBe(stage.url + unknownPath);
  expect(complaints.console).toContain(`No page at ${unknownPath}`);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Professional Brickwork' }).waitFor();
  await page.close();
});

test('an unknown address has a way back home', async () => {
  const { page } = await stage.tab();
  await open(page, unknownPath);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await focusOn(page.getByRole('heading', { level: 1, name: 'Professional Brickwork & Construction' }));
  expect(page.url()).toBe(`${stage.url}/`);
  await page.close();
});
