import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enquiries, report } from 'shared-content/content/site';
import { scratchFolder } from '../testing/scratch';
import { contentFindings, findingsIn, warnOfPlaceholders } from './content';

jest.mock('shared-content/content/site', () => ({
  ...jest.requireActual<Record<string, unknown>>('shared-content/content/site'),
  siteOrigin: 'https://www.meridian-brickwork.co.uk',
}));

const mockCheckout = scratchFolder();
jest.mock('../../parts', () => ({
  partNames: ['mf-guides'],
  folderOfPart: (part: string) => `${mockCheckout}/${part}`,
}));
jest.mock('../../projectFolder.mjs', () => ({
  get projectFolder() {
    return mockCheckout;
  },
}));

const whats = (text: string) => findingsIn(text, 'a.ts').map(({ what }) => what);

test.each([
  ['/** PLACEHOLDER text. */', 'content that is marked as a placeholder'],
  ["display: '07700 900123'", 'a telephone number reserved for fiction: 07700 900123'],
  ["href: 'tel:+447700900123'", 'a telephone number reserved for fiction: +447700900123'],
  ["display: '020 7946 0123'", 'a telephone number reserved for fiction: 020 7946 0123'],
  ["'tel:+442079460123'", 'a telephone number reserved for fiction: +442079460123'],
  ["'https://www.firm.example'", 'an address on a reserved domain: https://www.firm.example'],
  ["'me@example.com'", 'an address on a reserved domain: me@example.com'],
  [
    "privacy: { label: 'Privacy Policy', href: '#' }",
    'a legal page that is not written: its link goes nowhere',
  ],
  ["link: 'https://reviews/placeholder+x'", 'a link that leads nowhere real: https://reviews/placeholder+x'],
])('%s is found', (line, what) => {
  expect(whats(`first\n${line}\n`)).toEqual([what]);
  expect(findingsIn(`first\n${line}\n`, 'a.ts')[0]?.where).toBe('a.ts:2');
});

test.each([
  "display: '020 8854 1234'",
  "display: '07911 123456'",
  "'https://www.realfirm.co.uk'",
  "href: '#services'",
  'for example this',
  "import hero from '../../images/hero.jpg';",
])('%s is real', (line) => {
  expect(whats(line)).toEqual([]);
});

test('a picture stands in where its content does', () => {
  expect(whats("import hero from '../../images/hero.jpg';\n// PLACEHOLDER")).toContain(
    'a picture that stands in: hero.jpg',
  );
});

test('the sources of every part are searched, its tests are not, and named from the project on', async () => {
  const folder = path.join(mockCheckout, 'mf-guides/src/Guides');
  mkdirSync(folder, { recursive: true });
  for (const file of ['Guides.tsx', 'guides.ts', 'guides.test.ts'])
    writeFileSync(path.join(folder, file), '// PLACEHOLDER');
  const found = (await contentFindings()).map(({ where }) => where);
  expect(found.filter((where) => where.startsWith('mf-guides'))).toEqual([
    'mf-guides/src/Guides/Guides.tsx:1',
    'mf-guides/src/Guides/guides.ts:1',
  ]);
});

test.each([
  [enquiries, '', 'enquiries are only simulated'],
  [enquiries, 'http://forms.firm.co.uk', 'it must be a path or an https address'],
  [report, 'http://reports.firm.co.uk', 'it must be an https address'],
])('a setting of %j as %j is found', async (setting, endpoint, what) => {
  const before = setting.endpoint;
  setting.endpoint = endpoint;
  expect((await contentFindings()).at(-1)?.what).toContain(what);
  setting.endpoint = before;
});

test('a release to an origin of visitors warns of what must not go live; --strict refuses it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await warnOfPlaceholders();
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Warning: \d+ findings must not go live at https:\/\/www\.meridian-brickwork\.co\.uk\.\nnpm run preflight lists them\.$/,
      ),
    ],
  ]);
  await expect(warnOfPlaceholders(true)).rejects.toThrow('must not go live: npm run preflight lists them');
});
