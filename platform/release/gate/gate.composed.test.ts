import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { remotesHere } from '../../parts';
import { Refusal } from '../console/refusal';
import { readBuild } from '../store/build';
import { releaseBuilds } from '../store/change';
import { builtFolder, changedBuild, copyOfSite, hashes } from '../testing/builds';
import { edit } from '../testing/checkout';
import { runLine } from '../testing/command';
import { scratchFolder } from '../testing/scratch';
import { smallEntry } from '../testing/smallSite';

let site: string;
let before: Record<string, string>;

beforeAll(async () => {
  site = copyOfSite();
  before = await hashes(site);
});

/** The one line with which the release of a built folder is refused; it changes nothing. */
async function refusal(part: string, dist: string): Promise<string> {
  const error: unknown = await release(part, dist).catch((thrown: unknown) => thrown);
  expect(await hashes(site)).toEqual(before);
  expect(error).toBeInstanceOf(Refusal);
  const { message } = error as Refusal;
  expect(message.split('\n')).toHaveLength(1);
  return message;
}

async function release(part: string, dist: string) {
  return releaseBuilds(site, new Map([[part, { build: await readBuild(dist, part) }]]));
}

describe('a built folder', () => {
  test('that is empty is no build', async () => {
    const dist = scratchFolder();
    expect(await refusal('mf-contact', dist)).toBe(
      `${dist} is no build of mf-contact: it has no readable build.json. Build it first`,
    );
  });

  test('of another part is no build of this one', async () => {
    const dist = builtFolder('mf-home');
    expect(await refusal('mf-contact', dist)).toBe(`${dist} is no build of mf-contact: it is one of mf-home`);
  });

  test.each(['browser/mf-contact.js', 'browser/mf-contact-page.css', 'server/server.cjs'])(
    'that lacks %s is refused',
    async (file) => {
      const dist = builtFolder('mf-contact');
      rmSync(path.join(dist, file));
      expect(await refusal('mf-contact', dist)).toBe(
        `${dist} is no build of mf-contact: it has no ${file}. Build it first`,
      );
    },
  );
});

describe('a remote, rendered by the released shell,', () => {
  const meta = `exports.meta = { title: 'Contact', description: 'How to reach us.' };`;

  test('whose configuration exposes no page is refused', async () => {
    expect(await refusal('mf-contact', remote({ server: meta, scripts: [] }))).toBe(
      'mf-contact exposes no page: its webpack.config must name one',
    );
  });

  test('whose page has no meta is refused', async () => {
    expect(await refusal('mf-contact', remote({ server: `exports.default = () => null;` }))).toBe(
      'mf-contact exposes a page without meta.title and meta.description',
    );
  });

  test('whose page throws while it renders is refused', async () => {
    const server = `${meta} exports.default = () => { throw new Error('The kiln\\nis cold'); };`;
    expect(await refusal('mf-contact', remote({ server }))).toBe(
      'mf-contact throws while it renders: The kiln',
    );
  });

  test('whose page throws while it is loaded is refused', async () => {
    expect(await refusal('mf-contact', remote({ server: `document.title = '';` }))).toBe(
      'mf-contact throws while it is loaded: document is not defined',
    );
  });

  test('that changes a fact of the business is refused', async () => {
    const server = `'use strict'; ${meta} const { business } = require('shared-content/business');
      exports.default = () => { business.mobile.display = '1'; return null; };`;
    expect(await refusal('mf-contact', remote({ server }))).toBe(
      "mf-contact throws while it renders: Cannot assign to read only property 'display' of object '#<Object>'",
    );
  });

  test('whose page never finishes rendering is refused', async () => {
    const server = `${meta} exports.default = () => { throw new Promise(() => undefined); };`;
    expect(await refusal('mf-contact', remote({ server }))).toBe(
      'mf-contact does not finish rendering: it still waits for something after 10 s',
    );
  });

  test('without a defect is released', async () => {
    const own = copyOfSite();
    const server = `${meta} exports.default = () => require('react').createElement('h1', null, 'One line');`;
    const build = await readBuild(remote({ server }), 'mf-contact');
    const { releases } = await releaseBuilds(own, new Map([['mf-contact', { build }]]));
    expect(releases['mf-contact']?.live).toBe(build.id);
  });
});

describe('shared versions that do not fit', () => {
  const withFacts = (part: string, from: string, to: string): string => {
    const dist = builtFolder(part);
    edit(dist, 'build.json', `"shared-content/business": "${from}"`, `"shared-content/business": "${to}"`);
    return dist;
  };

  test('of a remote that needs a newer module tell what to release first', async () => {
    expect(await refusal('mf-contact', withFacts('mf-contact', '^1.0.0', '^1.1.0'))).toBe(
      'mf-contact needs shared-content/business ^1.1.0, and the shell provides 1.0.0. Release the shell first: npm run release -- shell',
    );
  });

  test('of a shell that live remotes cannot run with tell what to release together', async () => {
    const names = remotesHere.map(({ name }) => name);
    expect(await refusal('shell', withFacts('shell', '1.0.0', '2.0.0'))).toBe(
      `shell would break the live ${names.join(', ')}: mf-home needs shared-content/business ^1.0.0, and the shell provides 2.0.0. Release them together: npm run release -- shell ${names.join(' ')}`,
    );
  });
});

test('a shell that drops a brand token of live remotes is refused', async () => {
  const dist = builtFolder('shell');
  edit(dist, 'browser/shell.css', '--brick-tint:', '--brick-hue:');
  expect(await refusal('shell', dist)).toMatch(
    /^shell would break the live mf-[\w-]+(, mf-[\w-]+)*: mf-[\w-]+ styles with --brick-tint, and the shell sets none on :root\. Release them together: npm run release -- shell mf-/,
  );
});

test('a shell on which a live page throws is refused', async () => {
  const dist = await changedBuild('shell', 'serviceArea', 'area');
  expect(await refusal('shell', dist)).toMatch(
    /^shell would break the live pages: mf-\w+ throws while it .*: Cannot read prop/,
  );
});

describe('a browser build whose page would never come alive is refused:', () => {
  const entry = 'browser/mf-contact.js';
  const chunk = 'browser/mf-contact-page.js';
  const never = 'mf-contact would not come alive in a browser: mf-contact fails:';

  test.each([
    ['an empty entry', entry, () => '', `${never} mf-contact.js sets no container 'mf_contact'`],
    [
      'the entry of another part',
      entry,
      () => readFileSync(path.join(builtFolder('mf-home'), 'browser/mf-home.js'), 'utf8'),
      `${never} mf-contact.js sets no container 'mf_contact'`,
    ],
    [
      'a syntax error',
      chunk,
      (text: string) => text.slice(0, -9),
      'mf-contact would not come alive in a browser: mf-contact-page.js is no script: ',
    ],
    [
      'a page that looks for the releaser',
      chunk,
      (text: string) => `performance.constructor.constructor('return process')()._debugProcess(1);${text}`,
      `${never} Code generation from strings disallowed`,
    ],
    ['a page chunk that throws', chunk, () => `throw new Error('Cold');`, `${never} Cold`],
    [
      'a page chunk whose page throws when it is evaluated',
      chunk,
      (text: string) => text.replaceAll(/\b\d+\(\w+,\w+,\w+\)\{/g, '$&throw Error("Cold");'),
      `${never} Cold`,
    ],
  ])('%s', async (_, file, change, message) => {
    const dist = builtFolder('mf-contact');
    const target = path.join(dist, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
    expect((await refusal('mf-contact', dist)).slice(0, message.length)).toBe(message);
  });

  test('a record that names no versions', async () => {
    const dist = builtFolder('mf-contact');
    edit(dist, 'build.json', '"requires"', '"needs"');
    expect(await refusal('mf-contact', dist)).toBe(
      `${dist} is no build of mf-contact: its build.json lists no versions as 'requires'`,
    );
  });
});

test('a browser build that uses at load what browsers have is released', async () => {
  const own = copyOfSite();
  const dist = builtFolder('mf-contact');
  const chunk = path.join(dist, 'browser/mf-contact-page.js');
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
  writeFileSync(chunk, ordinary.join('') + readFileSync(chunk, 'utf8'));
  const build = await readBuild(dist, 'mf-contact');
  const { releases } = await releaseBuilds(own, new Map([['mf-contact', { build }]]));
  expect(releases['mf-contact']?.live).toBe(build.id);
});

describe('a style sheet that reaches out of its part is refused:', () => {
  test.each([
    'header{display:none}',
    ':root{--brick:#000}',
    '*{color:red}',
    '.shell-Header-header{display:none}',
    'header:not(.mf-contact-Page-page){display:none}',
    ':has(.mf-contact-Page-page) header{display:none}',
    'header[title=".mf-contact-"]{display:none}',
    '@media screen{header{display:none}}',
    '.mf-contact-Page-page{:root:has(&) header{display:none}}',
    '@import "https://elsewhere.example/a.css";',
    '@font-face{font-family:Brick;src:url(a.woff2)}',
    '@keyframes fade{from{opacity:0}}',
  ])('%s', async (rule) => {
    const dist = builtFolder('mf-contact');
    const sheet = path.join(dist, 'browser/mf-contact-page.css');
    writeFileSync(sheet, rule + readFileSync(sheet, 'utf8'));
    expect(await refusal('mf-contact', dist)).toMatch(/^mf-contact styles more than its own part with '/);
  });
});

describe('a built folder with what no site should have is refused:', () => {
  test.each(['count~Up.js', 'a b.css', 'line\nbreak.js', '.hidden.js', 'ü.js'])(
    'a file named %j',
    async (name) => {
      const dist = builtFolder('mf-contact');
      writeFileSync(path.join(dist, 'browser', name), '');
      expect(await refusal('mf-contact', dist)).toContain(
        `${JSON.stringify(`browser/${name}`)}, which no server gives`,
      );
    },
  );

  test('too many files', async () => {
    const dist = builtFolder('mf-contact');
    for (let number = 0; number < 1000; number++) writeFileSync(path.join(dist, `browser/${number}.js`), '');
    expect(await refusal('mf-contact', dist)).toMatch(/: a part has at most 1000 of 100 MB$/);
  });

  test('a record that is nested too deeply', async () => {
    const dist = builtFolder('mf-contact');
    const depth = 100_000;
    edit(dist, 'build.json', '{', `{"extra":${'['.repeat(depth)}${']'.repeat(depth)},`);
    expect(await refusal('mf-contact', dist)).toMatch(/: it has no readable build\.json\. Build it first$/);
  });
});

describe('a page that links to where the site has no page', () => {
  const dead = () => changedBuild('mf-home', '"/portfolio"', '"/gone?from=home"');

  test('is refused', async () => {
    expect(await refusal('mf-home', await dead())).toMatch(
      /^mf-home links in index\.html to \/gone.*, where no page is: mend it, add a redirect, or release with --allow-dead-links$/,
    );
  });

  test('is warned of where that is allowed', async () => {
    const own = copyOfSite();
    const line = ['release', 'mf-home', '--dist', await dead(), '--site', own, '--allow-dead-links'];
    const { code, errors } = await runLine(line);
    expect(errors).toMatch(/^mf-home links in index\.html to \/gone\S*, where no page is$/);
    expect(code).toBe(0);
  });

  test('is refused in the name of a shell that moves a page without a redirect', async () => {
    const dist = builtFolder('shell');
    const { remotes } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as BuildRecord;
    expect(remotes).toContainEqual(expect.objectContaining({ route: '/portfolio' }));
    edit(dist, 'build.json', '"/portfolio"', '"/work"');
    expect(await refusal('shell', dist)).toMatch(/^shell would break the live pages: /);
  });
});

test.each(['constructor', '__proto__', 'toString'])('a part cannot be named %s', async (name) => {
  const { code, errors } = await runLine(['release', `${name}=${builtFolder('mf-contact')}`, '--site', site]);
  expect(errors).toContain(`There is no part '${name}' to build`);
  expect(code).toBe(1);
});

test('what a refused build says is printed without what a terminal follows', async () => {
  const dist = builtFolder('mf-contact');
  edit(dist, 'build.json', '"part": "mf-contact"', '"part": "x\\r\\u001b[2Kmf-contact is live"');
  const { errors } = await runLine(['release', 'mf-contact', '--dist', dist, '--site', site]);
  expect(errors).toContain(`it is one of x  [2Kmf-contact is live`);
});

/** A built folder of mf-contact whose server bundle is written by hand. */
function remote({ server, scripts = ['mf-contact.js'] }: { server: string; scripts?: string[] }): string {
  const dist = path.join(scratchFolder(), 'dist');
  const record: BuildRecord = { part: 'mf-contact', requires: {}, scripts, styles: [] };
  const files = {
    'build.json': JSON.stringify(record),
    'server/server.cjs': server,
    'browser/mf-contact.js': smallEntry('mf-contact'),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  }
  return dist;
}
