import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import earlyScript from './earlyScript.ts?script';
import { documentText } from './documentText';
import type { LivePart } from 'shared-content/contract/buildRecord';

const sheet =
  'a{src:url(font.woff2);mask:url("bond.svg") url(#mark) url(data:,a) url(/b.svg)}b{content:"</style><script>"}';
const shell = part('shell', ['shell.js'], ['shell.css'], ['toasts.js', 'toasts.css', 'font.woff2', 'asset']);
const live = {
  ...(Object.fromEntries(remotes.map(({ name }) => [name, remotePart(name)])) as Record<
    RemoteName,
    LivePart
  >),
  'mf-portfolio': remotePart('mf-portfolio', 'https://cdn.example'),
};
const meta = { title: 'A page | Meridian & Co', description: 'What is "on" this page.' };
const body = '<link rel="preload" as="image" imagesrcset="a.avif 480w"/><header>Meridian</header>';

const portfolio = read(documentText({ route: '/portfolio', meta, body, shell, live, page: 'mf-portfolio' }));
const unknown = read(documentText({ meta, body: '<h1>Oops!</h1>', shell, live }));
const { base } = live['mf-portfolio'];

test('the whole page is in the body, and its preloads are in the head', () => {
  expect(portfolio.querySelector('body > #root')?.innerHTML).toBe('<header>Meridian</header>');
  expect(portfolio.querySelectorAll('head > link[imagesrcset]')).toHaveLength(1);
});

test('exactly the scripts of this page are preloaded, with their hashes', () => {
  // Without `crossorigin` hashes are not checked, and a preload is not used.
  expect(all(portfolio, 'link[rel=preload][as=script]', 'href', 'integrity', 'crossorigin')).toEqual([
    [`${base}mf-portfolio.js`, 'sha256-mf-portfolio.js', 'anonymous'],
    [`${base}mf-portfolio-page.js`, 'sha256-mf-portfolio-page.js', 'anonymous'],
  ]);
  expect(all(unknown, 'link[rel=preload][as=script]', 'href')).toEqual([]);
});

test('the document runs the early script, and then that of the shell', () => {
  expect(all(portfolio, 'script:not([type])', 'src', 'integrity', 'crossorigin', 'async')).toEqual([
    [earlyScript, 'sha256-asset', 'anonymous', ''],
    [`${shell.base}shell.js`, 'sha256-shell.js', 'anonymous', ''],
  ]);
});

test('the style sheets of shell and page are in the head, by the names that webpack knows', () => {
  expect(all(portfolio, 'head > style', 'data-href')).toEqual([['shell.css'], ['mf-portfolio-page.css']]);
  expect(all(unknown, 'head > style', 'data-href')).toEqual([['shell.css']]);
  expect(portfolio.querySelectorAll('head > link[rel=stylesheet]')).toHaveLength(0);
});

test('relative addresses in a style sheet are those of its file', () => {
  const [text] = [...portfolio.querySelectorAll('style')].slice(1).map(({ textContent }) => textContent);
  expect(text).toBe(
    `a{src:url(${base}font.woff2);mask:url("${base}bond.svg") url(#mark) url(data:,a) url(/b.svg)}` +
      'b{content:"<\\/style><script>"}',
  );
});

test('the same style sheets are linked as files, in case the policy refuses them', () => {
  const forScript = portfolio.querySelector<HTMLTemplateElement>('head > template#styles')?.content;
  const withoutScript = portfolio.querySelector('head > noscript') ?? undefined;
  for (const links of [forScript, withoutScript])
    expect(all(links, 'link[rel=stylesheet]', 'href', 'data-href', 'integrity', 'crossorigin')).toEqual([
      [`${shell.base}shell.css`, 'shell.css', 'sha256-shell.css', 'anonymous'],
      [`${base}mf-portfolio-page.css`, 'mf-portfolio-page.css', 'sha256-mf-portfolio-page.css', 'anonymous'],
    ]);
});

test('a release without the text of a style sheet is refused', () => {
  const without = { ...shell, styles: {} };
  expect(() => documentText({ meta, body, shell: without, live })).toThrow(
    'the release was not given the style sheet shell.css',
  );
});

test('the data block has the entry of every remote, and the hashes for this page', () => {
  const data: unknown = JSON.parse(portfolio.querySelector('#release')?.textContent ?? '');
  expect(data).toMatchObject({
    remotes: {
      'mf-home': '/releases/mf-home/1a2b/browser/mf-home.js',
      'mf-portfolio': 'https://cdn.example/releases/mf-portfolio/1a2b/browser/mf-portfolio.js',
      'mf-contact': '/releases/mf-contact/1a2b/browser/mf-contact.js',
    },
    integrity: {
      [`${shell.base}toasts.js`]: 'sha256-toasts.js',
      [`${base}mf-portfolio.js`]: expect.any(String) as unknown,
    },
  });
  expect(JSON.stringify(data)).not.toMatch(/woff2|mf-home-page|shell\.css|mf-portfolio-page\.css/);
});

function part(name: string, scripts: string[], styles: string[], more: string[] = [], origin = ''): LivePart {
  return {
    record: { part: name, scripts, styles },
    base: `${origin}/releases/${name}/1a2b/browser/`,
    integrity: Object.fromEntries([...scripts, ...styles, ...more].map((file) => [file, `sha256-${file}`])),
    styles: Object.fromEntries(styles.map((file) => [file, sheet])),
    serverBundle: '',
  };
}

function remotePart(name: string, origin?: string) {
  return part(name, [`${name}.js`, `${name}-page.js`], [`${name}-page.css`], [], origin);
}

/** A document as it is once its early script has replaced the template by the other scripts. */
function read(text: string) {
  const page = new DOMParser().parseFromString(text, 'text/html');
  for (const waiting of page.querySelectorAll<HTMLTemplateElement>('head > template#scripts'))
    waiting.replaceWith(waiting.content);
  return page;
}

/** These attributes of all elements that match. */
function all(page: ParentNode | undefined, selector: string, ...attributes: string[]) {
  return [...(page?.querySelectorAll(selector) ?? [])].map((found) =>
    attributes.map((name) => found.getAttribute(name)),
  );
}
