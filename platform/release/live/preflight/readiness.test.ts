import { hashes } from '../../testing/builds';
import { runLine } from '../../testing/command';
import { smallBuild, smallSite } from '../../testing/smallSite';

jest.mock('shared-content/content/site', () => ({
  ...jest.requireActual<Record<string, unknown>>('shared-content/content/site'),
  siteOrigin: 'https://www.meridian-brickwork.co.uk',
}));

const release = (site: string, ...options: string[]) =>
  runLine([
    'release',
    'mf-home',
    '--dist',
    smallBuild('mf-home', 'Another sentence.'),
    '--site',
    site,
    ...options,
  ]);

test('a release to an origin of visitors warns of what must not go live, and is done', async () => {
  const site = await smallSite();
  const before = await hashes(site);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await release(site)).toMatchObject({ code: 0, errors: '' });
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Warning: \d+ findings must not go live at https:\/\/www\.meridian-brickwork\.co\.uk\.\nnpm run preflight lists them\.$/,
      ),
    ],
  ]);
  warn.mockRestore();
  expect(await hashes(site)).not.toEqual(before);
});

test('--strict refuses it, and changes nothing', async () => {
  const site = await smallSite();
  const before = await hashes(site);
  expect(await release(site, '--strict')).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^\d+ findings must not go live: npm run preflight lists them$/) as string,
  });
  expect(await hashes(site)).toEqual(before);
});
