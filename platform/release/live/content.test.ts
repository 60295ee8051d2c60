import { findingsIn, warnOfPlaceholders } from './content';

jest.mock('shared-content/content/site', () => ({
  ...jest.requireActual<Record<string, unknown>>('shared-content/content/site'),
  siteOrigin: 'https://www.meridian-brickwork.co.uk',
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
