import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, changedBuild, copyOfSite, liveBuild } from '../testing/builds';
import { edit } from '../testing/checkout';
import { refusal, runLine, succeed } from '../testing/command';

let site: string;
beforeAll(() => {
  site = copyOfSite();
});

const part = 'mf-contact';
const entry = 'browser/mf-contact.js';
const chunk = 'browser/mf-contact-page.js';

/** The built folder of a part, in which a file has another text. */
function changed(of: string, name: string, change: (text: string) => string): string {
  const dist = builtFolder(of);
  const file = path.join(dist, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return dist;
}

function edited(of: string, name: string, from: string, to: string): string {
  const dist = builtFolder(of);
  edit(dist, name, from, to);
  return dist;
}

/** A built folder of mf-contact whose server bundle is written by hand. */
function server(code: string): string {
  return changed(part, 'server/server.cjs', () => code);
}

const meta = `exports.meta = { title: 'Contact', description: 'How to reach us.' };`;
const never = 'mf-contact would not come alive in a browser: mf-contact';

test.each<[what: string, of: string, dist: () => string | Promise<string>, message: string | RegExp]>([
  [
    'a page that throws while it renders',
    part,
    () => server(`${meta} exports.default = () => { throw new Error('The kiln\\nis cold'); };`),
    'mf-contact throws while it renders: The kiln',
  ],
  [
    'a page that throws while it is loaded',
    part,
    () => server(`document.title = '';`),
    'mf-contact throws while it is loaded: document is not defined',
  ],
  [
    'a page that changes a fact of the business',
    part,
    () =>
      server(`'use strict'; ${meta} const { business } = require('shared-content/business');
        exports.default = () => { business.mobile.display = '1'; return null; };`),
    "mf-contact throws while it renders: Cannot assign to read only property 'display' of object '#<Object>'",
  ],
  [
    'a page that never finishes',
    part,
    () => server(`${meta} exports.default = () => { throw new Promise(() => undefined); };`),
    'mf-contact does not finish rendering: it still waits for something after 10 s',
  ],
  [
    'a shell on which a live page throws',
    'shell',
    () => changedBuild('shell', 'serviceArea', 'area'),
    /^shell would break the live pages: mf-\w+ throws while it .*: Cannot read prop/,
  ],
  [
    'a shell that moves a page without a redirect',
    'shell',
    () => edited('shell', 'build.json', '"/portfolio"', '"/work"'),
    /^shell would break the live pages: /,
  ],
  [
    'a style sheet that reaches out of its part',
    part,
    () => changed(part, 'browser/mf-contact-page.css', (text) => `header{display:none}${text}`),
    /^mf-contact styles more than its own part with 'header'/,
  ],
  [
    'the entry of another part',
    part,
    () =>
      changed(part, entry, () =>
        readFileSync(path.join(builtFolder('mf-home'), 'browser/mf-home.js'), 'utf8'),
      ),
    `${never} fails: mf-contact.js sets no container 'mf_contact'`,
  ],
  [
    'a syntax error',
    part,
    () => changed(part, chunk, (text) => text.slice(0, -9)),
    /mf-contact-page\.js is no script: /,
  ],
  [
    'a page that looks for the releaser',
    part,
    () =>
      changed(
        part,
        chunk,
        (text) => `performance.constructor.constructor('return process')()._debugProcess(1);${text}`,
      ),
    new RegExp(`^${never} fails: Code generation from strings disallowed`),
  ],
  [
    'a page chunk whose page throws when it is evaluated',
    part,
    () =>
      changed(part, chunk, (text) => text.replaceAll(/\b\d+\(\w+,\w+,\w+\)\{/g, '$&throw Error("Cold");')),
    `${never} fails: Cold`,
  ],
  [
    'a syntax error in a part that no shell routes to',
    'mf-elsewhere',
    () => edited(part, 'build.json', '"part": "mf-contact"', '"part": "mf-elsewhere"'),
    /^mf-elsewhere /,
  ],
])('%s is refused', async (_, of, dist, message) => {
  const said = await refusal(['release', of, '--dist', await dist()], site);
  if (typeof message === 'string') expect(said).toBe(message);
  else expect(said).toMatch(message);
});

test('what browsers have may be used at load', async () => {
  const ordinary = [
    'crypto.getRandomValues(new Uint8Array(2));',
    'crypto.randomUUID?.();',
    `atob(btoa('brick'));`,
    `new CustomEvent('laid', { detail: 1 });`,
    'new MessageChannel().port1.close();',
    `new BroadcastChannel('wall').close();`,
    `new DOMParser().parseFromString('<p>', 'text/html').body.firstChild.remove();`,
    'innerWidth.toFixed();',
    `if (localStorage.getItem('theme') !== null) throw new Error('kept');`,
    `matchMedia('(width > 1px)').addEventListener('change', () => undefined);`,
    'new IntersectionObserver(() => undefined).disconnect();',
    `new URLSearchParams(location.search).get('service');`,
    'structuredClone({ brick: [1] });',
    'queueMicrotask(() => undefined);',
    `document.createElement('canvas').getContext?.('2d');`,
    'new Intl.NumberFormat("en-GB").format(1e6);',
    'new AbortController().abort();',
    `getComputedStyle(document.documentElement).getPropertyValue('--brick');`,
  ];
  const own = copyOfSite();
  const before = liveBuild(own, part);
  const dist = changed(part, chunk, (text) => ordinary.join('') + text);
  await succeed(['release', part, '--dist', dist], own);
  expect(liveBuild(own, part)).not.toBe(before);
});

test('a dead link is refused, or a warning if that is allowed', async () => {
  const dist = await changedBuild('mf-home', '"/portfolio"', '"/gone?from=home"');
  const dead = /^mf-home links in index\.html to \/gone\S*, where no page is/;
  expect(await refusal(['release', 'mf-home', '--dist', dist], site)).toMatch(dead);
  const { code, errors } = await runLine([
    ...['release', 'mf-home', '--dist', dist, '--site', copyOfSite(), '--allow-dead-links'],
  ]);
  expect(errors).toMatch(dead);
  expect(code).toBe(0);
});
