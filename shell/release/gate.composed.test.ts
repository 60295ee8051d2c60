import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, copyOfSite, hashes } from './testing/builds';
import { checkoutCopy, edit } from './testing/checkout';
import { type Ended, runCommand, succeed } from './testing/command';
import { scratchFolder } from './testing/scratch';

let site: string;
let before: Record<string, string>;

beforeAll(async () => {
  site = copyOfSite();
  before = await hashes(site);
});

/** The one line of a refusal that changed nothing. */
async function refusal(command: Promise<Ended>): Promise<string> {
  const { code, output, errors } = await command;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.split('\n')).toHaveLength(1);
  expect(await hashes(site)).toEqual(before);
  return errors;
}

describe('a built folder', () => {
  const release = (part: string, dist: string) =>
    refusal(runCommand(['release', part, '--dist', dist, '--site', site]));

  test('that is empty is no build', async () => {
    const dist = scratchFolder();
    expect(await release('mf-contact', dist)).toBe(
      `${dist} is no build of mf-contact: it has no readable build.json. Build it first`,
    );
  });

  test('of another part is no build of this one', async () => {
    const dist = builtFolder('mf-home');
    expect(await release('mf-contact', dist)).toBe(`${dist} is no build of mf-contact: it is one of mf-home`);
  });

  test.each(['browser/mf-contact.js', 'browser/mf-contact-page.css', 'server/server.cjs'])(
    'that lost %s on its way is refused',
    async (file) => {
      const dist = builtFolder('mf-contact');
      rmSync(path.join(dist, file));
      expect(await release('mf-contact', dist)).toBe(
        `${dist} is no build of mf-contact: it has no ${file}. Build it first`,
      );
    },
  );
});

describe('a checkout', () => {
  const page = 'mf-contact/src/Page/Page.tsx';
  const firstLine = 'const page = useRef<HTMLDivElement>(null);';
  let checkout: string;

  beforeAll(() => {
    checkout = checkoutCopy();
  });

  /** Builds and releases a part with one text changed, for real, and takes the change back. */
  const release = async (part: string, file: string, from: string, to: string) => {
    edit(checkout, file, from, to);
    try {
      return await refusal(runCommand(['release', part, '--site', site], { checkout }));
    } finally {
      edit(checkout, file, to, from);
    }
  };

  test('whose configuration exposes no page is refused', async () => {
    expect(
      await release('mf-contact', 'mf-contact/webpack.config.mjs', `page: './src/Page/Page',`, '/* none */'),
    ).toBe('mf-contact exposes no page: its webpack.config must name one');
  });

  test('whose page says nothing of itself is refused', async () => {
    expect(await release('mf-contact', page, 'export const meta', 'export const head')).toBe(
      'mf-contact exposes a page without meta.title and meta.description',
    );
  });

  test('whose page throws while it renders is refused', async () => {
    const thrown = `if (search === '') throw new Error('The kiln\\nis cold'); ${firstLine}`;
    expect(await release('mf-contact', page, firstLine, thrown)).toBe(
      'mf-contact throws while it renders: The kiln',
    );
  });

  test('whose page throws while it is loaded is refused', async () => {
    const thrown = `document.title = ''; export const meta: PageMeta`;
    expect(await release('mf-contact', page, 'export const meta: PageMeta', thrown)).toBe(
      'mf-contact throws while it is loaded: document is not defined',
    );
  });

  test('whose page never finishes rendering is refused', async () => {
    const endless = `if (search === '') throw new Promise(() => undefined); ${firstLine}`;
    expect(await release('mf-contact', page, firstLine, endless)).toBe(
      'mf-contact does not finish rendering: it still waits for something after 10 s',
    );
  });

  const version = ['shared-content/package.json', '"version": "1.0.0"', '"version": "1.1.0"'] as const;

  test('that needs a newer shared module is told what to release first', async () => {
    expect(await release('mf-contact', ...version)).toBe(
      'mf-contact needs shared-content/business 1.1.0, and the shell provides 1.0.0. Release the shell first: npm run release -- shell',
    );
  });

  test('with a shell that live remotes cannot run with is told what to release together', async () => {
    expect(await release('shell', ...version)).toBe(
      'shell would break the live mf-home, mf-portfolio, mf-contact: mf-home needs shared-content/business 1.0.0, and the shell provides 1.1.0. Release them together: npm run release -- shell mf-home mf-portfolio mf-contact',
    );
  });

  test('with a shell on which a live page throws is refused', async () => {
    const line = await release('shell', 'shared-content/src/business.ts', 'serviceArea: {', 'area: {');
    expect(line).toMatch(/^shell would break the live pages: mf-\w+ throws while it .*: Cannot read prop/);
  });

  test('without a defect is released', async () => {
    const own = copyOfSite();
    expect(await succeed(['release', 'mf-contact', '--site', own], { checkout })).toMatch(
      /^mf-contact is live as [0-9a-f]{20}\nbuilt in .* s, pages composed in .* s, .* s in all$/,
    );
  });
});
