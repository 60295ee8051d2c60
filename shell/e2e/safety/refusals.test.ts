import type { Page } from 'playwright-core';
import { open, openStage, type Stage } from 'platform/testing/visit';
import { watchPolicy } from './support/watch';

const elsewhere = 'https://evil.example';

/** What someone who could write into a page would write, the directive that keeps it out, and what that blocks. */
const markup = [
  ['a script', '<script>document.title = "stolen"</script>', 'script-src-elem', 'inline'],
  [
    'a script from elsewhere',
    `<script src="${elsewhere}/x.js"></script>`,
    'script-src-elem',
    `${elsewhere}/x.js`,
  ],
  ['a handler', '<img src="/none.png" onerror="document.title = \'stolen\'">', 'script-src-attr', 'inline'],
  ['a style', '<style>main { display: none }</style>', 'style-src-elem', 'inline'],
  ['a style attribute', '<p style="position: fixed; inset: 0">', 'style-src-attr', 'inline'],
  [
    'a style sheet from elsewhere',
    `<link rel="stylesheet" href="${elsewhere}/x.css">`,
    'style-src-elem',
    `${elsewhere}/x.css`,
  ],
  ['a picture from elsewhere', `<img src="${elsewhere}/x.png">`, 'img-src', `${elsewhere}/x.png`],
  ['a frame', '<iframe src="/contact"></iframe>', 'frame-src', '/contact'],
  ['an object', '<object data="/contact"></object>', 'object-src', '/contact'],
  ['another base', `<base href="${elsewhere}/">`, 'base-uri', elsewhere],
] as const;

/** What a script of ours could be tricked into, and the directive that keeps it out. */
const deeds: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  [
    'HTML from text',
    'require-trusted-types-for',
    (page) => page.evaluate(() => (document.body.innerHTML = '<p>stolen</p>')),
  ],
  [
    'code from text',
    'require-trusted-types-for',
    // In a task of its own: what the debugger itself evaluates may do anything.
    (page) =>
      page.evaluate(() =>
        new Promise(requestAnimationFrame).then((): unknown => globalThis.eval('document.title = "stolen"')),
      ),
  ],
  [
    'another policy for scripts',
    'trusted-types',
    (page) => page.evaluate(() => globalThis.trustedTypes?.createPolicy('mine', { createScriptURL: String })),
  ],
  ['a request to elsewhere', 'connect-src', (page) => page.evaluate((url) => fetch(url), elsewhere)],
  ['a form for elsewhere', 'form-action', (page) => page.evaluate(submitTo, elsewhere)],
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('written into the HTML', () => {
  let visit: Awaited<ReturnType<typeof watched>>;
  let refusals: PromiseSettledResult<unknown>[];
  /** One page has all of it, since each refusal names what it refuses. */
  beforeAll(async () => {
    visit = await watched(stage);
    const { page } = visit;
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const written = markup.map(([, text]) => text).join('');
      const body = (await response.text()).replace('<body>', `<body>${written}`);
      await route.fulfill({ response, body });
    });
    const reported = markup.map(([, , directive, blocked]) => violationReported(page, directive, blocked));
    await open(page, '/');
    refusals = await Promise.allSettled(reported);
  });
  afterAll(() => visit.close());

  test.each(markup.map(([what], index) => [what, index] as const))('%s is refused', (_, index) => {
    expect(refusals[index]?.status).toBe('fulfilled');
  });

  test('nothing of it takes effect', async () => {
    expect(await visit.page.title()).not.toBe('stolen');
    expect(await visit.page.getByRole('main').isVisible()).toBe(true);
    expect(await visit.page.evaluate(() => document.baseURI)).toBe(`${stage.url}/`);
    expect(visit.requestsElsewhere).toEqual([]);
  });
});

describe('done by a script', () => {
  let visit: Awaited<ReturnType<typeof watched>>;
  beforeAll(async () => {
    visit = await watched(stage);
    await open(visit.page, '/');
  });
  afterAll(() => visit.close());

  test.each(deeds)('%s is refused', async (_, directive, deed) => {
    const { page, requestsElsewhere } = visit;
    const reported = violationReported(page, directive);
    await deed(page).catch(() => undefined);
    await reported;
    expect(await page.title()).not.toBe('stolen');
    expect(await page.getByText('stolen').count()).toBe(0);
    expect(requestsElsewhere).toEqual([]);
  });

  test('a script of this site that is no part of a release is refused', async () => {
    await expect(visit.page.evaluate(addScript, '/upload/x.js')).rejects.toThrow('Scripts do not come from');
  });
});

/** A visitor whose page is watched, also for requests that get past the policy. */
async function watched(stage: Stage) {
  const visitor = await stage.visitor();
  const { page, context } = visitor;
  const requestsElsewhere: string[] = [];
  await page.route(`${elsewhere}/**`, async (route) => {
    requestsElsewhere.push(route.request().url());
    await route.abort();
  });
  await watchPolicy(visitor);
  return { page, requestsElsewhere, close: () => context.close() };
}

/** Waits for the browser to report, in a task of its own, that a directive was violated by an address or 'inline'. */
function violationReported(page: Page, directive: string, blocked = '') {
  return page.waitForEvent('console', (message) => {
    const [, by] = message.text().split(`Policy violated: ${directive} by `);
    return by?.includes(blocked) ?? false;
  });
}

function addScript(address: string) {
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

function submitTo(address: string) {
  const form = document.createElement('form');
  form.action = address;
  document.body.append(form);
  form.submit();
}
