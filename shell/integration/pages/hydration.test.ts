import { rm } from 'node:fs/promises';
import { remotes } from 'shared-content/contract/remotes';
import { developmentSite } from '../support/developmentSite';
import { hydrationRecord, recordHydration } from '../support/hydrationRecord';
import { composedSite, desktop, open, openStage, phone, type Stage, unknownPath } from '../support/visit';

/** Building four parts that webpack's cache does not know yet. */
const buildTimeout = 300_000;

const addresses = [...remotes.map(({ route }) => route), unknownPath];

const sites = {
  released: { make: () => Promise.resolve(composedSite()), remove: () => Promise.resolve() },
  development: { make: developmentSite, remove: (site: string) => rm(site, { recursive: true }) },
};

describe.each(Object.entries(sites))('in a %s build', (_, { make, remove }) => {
  let site: string;
  let stage: Stage;
  beforeAll(async () => {
    site = await make();
    stage = await openStage(site);
  }, buildTimeout);
  afterAll(async () => {
    await stage.close();
    await remove(site);
  });

  describe.each([phone, desktop])('at $width px', (viewport) => {
    test.each(addresses)('hydration of %s takes over every node and complains of none', async (address) => {
      const { page, context, complaints } = await stage.visitor({ viewport });
      await recordHydration(page);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      expect(await hydrationRecord(page)).toEqual([]);
      expect(complaints.console.filter((line) => !isExpected(line))).toEqual([]);
      await context.close();
    });
  });

  test.each(['/portfolio?category=Extensions', '/portfolio?project=garden-wall', '/contact?service=roofing'])(
    'hydration of %s takes nothing away and complains of nothing',
    async (address) => {
      const { page, context, complaints } = await stage.visitor();
      await recordHydration(page);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      expect((await hydrationRecord(page)).filter((change) => change.startsWith('removed'))).toEqual([]);
      expect(complaints.console.filter((line) => !isExpected(line))).toEqual([]);
      await context.close();
    },
  );

  test('pages that are navigated to complain of nothing', async () => {
    const { page, context, complaints } = await stage.visitor();
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
});

/** The unknown page's own lines, and what react-modal's development build says of StrictMode's second mount. */
function isExpected(line: string) {
  const strictMode = "React-Modal: Cannot register modal instance that's already open";
  return line === `No page at ${unknownPath}` || line.includes('status of 404') || line === strictMode;
}
