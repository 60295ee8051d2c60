import { remotes } from 'shared-content/contract/remotes';
import { composedSite, launchChromium, openStage, type Stage } from 'platform/testing/visit';
import { readerIn } from '../faults/support/reader';

/** A host for which browsers hold back what they give to secure pages alone: `crypto.subtle`, Trusted Types. */
const host = 'site.example';

let stage: Stage;
beforeAll(async () => {
  const launch = () => launchChromium([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);
  stage = await openStage(composedSite(), undefined, launch);
});
afterAll(() => stage.close());

test('over plain http every page answers, and the way to the next is no new document', async () => {
  const { page, context } = await stage.visitor();
  const { documents, follow, isInteractive } = readerIn(page);
  await page.goto(stage.url.replace('127.0.0.1', host));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  for (const { name } of remotes.toReversed()) {
    await follow(name);
    await isInteractive(name);
  }
  expect(documents).toHaveLength(1);
  await context.close();
});
