import type { Page } from 'playwright-core';
import { open, openStage, type Stage } from '../support/visit';
import { watchPolicy } from './watchPolicy';

const elsewhere = 'https://evil.example';

/** What someone who could write into a page would write, and the directive that keeps it out. */
const markup = [
  ['a script', '<script>document.title = "stolen"</script>', 'script-src-elem'],
  ['a script from elsewhere', `<script src="${elsewhere}/x.js"></script>`, 'script-src-elem'],
  ['a handler', '<img src="/none.png" onerror="document.title = \'stolen\'">', 'script-src-attr'],
  ['a style', '<style>main { display: none }</style>', 'style-src-elem'],
  ['a style attribute', '<p style="position: fixed; inset: 0">', 'style-src-attr'],
  ['a style sheet from elsewhere', `<link rel="stylesheet" href="${elsewhere}/x.css">`, 'style-src-elem'],
  ['a picture from elsewhere', `<img src="${elsewhere}/x.png">`, 'img-src'],
  ['a frame', '<iframe src="/contact"></iframe>', 'frame-src'],
  ['an object', '<object data="/contact"></object>', 'object-src'],
  ['another base', `<base href="${elsewhere}/">`, 'base-uri'],
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

test.each(markup)('%s in the HTML is refused', async (_, written, directive) => {
  const { page, close, left } = await watched(stage);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body>', `<body>${written}`);
    await route.fulfill({ response, body });
  });
  const told = toldOf(page, directive);
  await open(page, '/');
  await told;
  expect(await page.title()).not.toBe('stolen');
  expect(left).toEqual([]);
  await close();
});

test.each(deeds)('%s is refused', async (_, directive, deed) => {
  const { page, close, left } = await watched(stage);
  await open(page, '/');
  const told = toldOf(page, directive);
  await deed(page).catch(() => undefined);
  await told;
  expect(await page.title()).not.toBe('stolen');
  expect(await page.getByText('stolen').count()).toBe(0);
  expect(left).toEqual([]);
  await close();
});

test('a script of this site that is no part of a release is refused', async () => {
  const { page, close } = await watched(stage);
  await open(page, '/');
  await expect(page.evaluate(addScript, '/upload/x.js')).rejects.toThrow('Scripts do not come from');
  await close();
});

/** A visitor whose page is watched, also for requests that get past the policy. */
async function watched(stage: Stage) {
  const visitor = await stage.visitor();
  const { page, context } = visitor;
  const left: string[] = [];
  await page.route(`${elsewhere}/**`, async (route) => {
    left.push(route.request().url());
    await route.abort();
  });
  await watchPolicy(visitor);
  return { page, left, close: () => context.close() };
}

/** The browser's word that a directive was violated, which comes in a task of its own. */
function toldOf(page: Page, directive: string) {
  return page.waitForEvent('console', (message) => message.text().includes(`Policy violated: ${directive} `));
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
