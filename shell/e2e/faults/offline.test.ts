import { pageHeading } from 'shared-content/contract/document';
import { another } from 'platform/testing/sitePages';
import { isComplaint, stageOfFile } from 'platform/testing/visit';
import { openReader } from './support/reader';

const { remote } = another;

const stage = stageOfFile();

test.each([
  // Before the section is there, and so before it can listen for it.
  ['the visitor is online again at once', 'online'],
  ['the server is back, which no event tells', 'server'],
])('a lost line is reported once, blanks nothing, and the page comes by itself when %s', async (_, back) => {
  const { context } = await stage.visitor();
  const visitor = await openReader(context);
  const warnings: string[] = [];
  visitor.page.on('console', (message) => {
    if (message.type() === 'warning' && isComplaint(message)) warnings.push(message.text());
  });
  await visitor.page.goto('/');
  await visitor.isInteractive('mf-home');
  const blankFrames = await visitor.page.evaluateHandle(countBlankFrames, pageHeading);
  const entries: string[] = [];
  visitor.page.on('requestfinished', (request) => {
    if (request.url().includes(`/${remote}.js`)) entries.push(request.url());
  });
  const fails = visitor.page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  if (back === 'online') await context.setOffline(true);
  else await context.route('**/*', (route) => route.abort('connectionrefused'));
  await visitor.follow(remote);
  await fails;
  if (back === 'online') await context.setOffline(false);
  else {
    expect(await visitor.sees(remote)).toBe('section');
    await context.unroute('**/*');
  }
  await visitor.isInteractive(remote);
  expect(await visitor.sees(remote)).toBe('page');
  expect(visitor.documents).toHaveLength(1);
  expect(visitor.reports).toHaveLength(1);
  expect(entries).toHaveLength(1);
  expect(await blankFrames.evaluate(({ count }) => count)).toBe(0);
  expect(warnings).toEqual([]);
});

/** Counts from now on the frames in which there is nothing between header and footer. */
function countBlankFrames(heading: string): { count: number } {
  const frames = { count: 0 };
  const look = () => {
    if (!document.querySelector(heading)) frames.count += 1;
    requestAnimationFrame(look);
  };
  look();
  return frames;
}
