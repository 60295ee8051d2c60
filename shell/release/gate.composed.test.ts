import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { Refusal } from '../site/refusal';
import { readBuild } from './build';
import { releaseBuilds } from './change';
import { builtFolder, changedBuild, copyOfSite, hashes } from './testing/builds';
import { edit } from './testing/checkout';
import { scratchFolder } from './testing/scratch';

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

  test('whose page never finishes rendering is refused', async () => {
    const server = `${meta} exports.default = () => { throw new Promise(() => undefined); };`;
    expect(await refusal('mf-contact', remote({ server }))).toBe(
      'mf-contact does not finish rendering: it still waits for something after 10 s',
    );
  });

  test('without a defect is released', async () => {
    const own = copyOfSite();
    const server = `${meta} exports.default = () => 'A page of one sentence.';`;
    const build = await readBuild(remote({ server }), 'mf-contact');
    const { releases } = await releaseBuilds(own, new Map([['mf-contact', { build }]]));
    expect(releases['mf-contact']?.live).toBe(build.id);
  });
});

describe('shared versions that do not fit', () => {
  const newer = (part: string): string => {
    const dist = builtFolder(part);
    edit(dist, 'build.json', '"shared-content/business": "1.0.0"', '"shared-content/business": "1.1.0"');
    return dist;
  };

  test('of a remote that needs a newer module tell what to release first', async () => {
    expect(await refusal('mf-contact', newer('mf-contact'))).toBe(
      'mf-contact needs shared-content/business 1.1.0, and the shell provides 1.0.0. Release the shell first: npm run release -- shell',
    );
  });

  test('of a shell that live remotes cannot run with tell what to release together', async () => {
    expect(await refusal('shell', newer('shell'))).toBe(
      'shell would break the live mf-home, mf-portfolio, mf-contact: mf-home needs shared-content/business 1.0.0, and the shell provides 1.1.0. Release them together: npm run release -- shell mf-home mf-portfolio mf-contact',
    );
  });
});

test('a shell on which a live page throws is refused', async () => {
  const dist = await changedBuild('shell', 'serviceArea', 'area');
  expect(await refusal('shell', dist)).toMatch(
    /^shell would break the live pages: mf-\w+ throws while it .*: Cannot read prop/,
  );
});

/** A built folder of mf-contact whose server bundle is written by hand. */
function remote({ server, scripts = ['mf-contact.js'] }: { server: string; scripts?: string[] }): string {
  const dist = path.join(scratchFolder(), 'dist');
  const record: BuildRecord = { part: 'mf-contact', requires: {}, scripts, styles: [] };
  const files = {
    'build.json': JSON.stringify(record),
    'server/server.cjs': server,
    'browser/mf-contact.js': '',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  }
  return dist;
}
