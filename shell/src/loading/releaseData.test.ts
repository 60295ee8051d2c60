import { releaseDataId } from 'shared-content/contract/document';
import { buildOf, partOf, readReleaseData, writtenReleaseData } from './releaseData';

afterEach(() => {
  document.body.innerHTML = '';
});

function documentWith(block: string) {
  document.body.innerHTML = `<script type="application/json" id="${releaseDataId}">${block}</script>`;
}

test('reads the entries and hashes that the document was composed with', () => {
  const data = {
    remotes: { 'mf-home': '/releases/mf-home/1a2b/browser/mf-home.js' },
    integrity: { a: 'sha256-x' },
  };
  documentWith(JSON.stringify(data));
  expect(readReleaseData()).toEqual(data);
});

test('an entry at its usual address is written as its build, and read as an address again', () => {
  const data = {
    remotes: {
      'mf-home': '/releases/mf-home/1a2b/browser/mf-home.js',
      'mf-portfolio': 'https://cdn.example/releases/mf-portfolio/3c4d/browser/mf-portfolio.js',
      'mf-contact': '/releases/mf-contact/5e6f/browser/another.js',
      'mf-news': 'unreleased/mf-news.js',
    },
  };
  const written = writtenReleaseData(data);
  expect(written).toEqual({ remotes: { ...data.remotes, 'mf-home': '1a2b' } });
  documentWith(JSON.stringify(written));
  expect(readReleaseData()).toEqual(data);
});

test('says so where the document was not composed by a release', () => {
  expect(readReleaseData).toThrow('The page has no #release block: it was not composed by a release');
  documentWith('');
  expect(readReleaseData).toThrow('The page has no #release block');
});

test.each(['{"remotes":', '[]', 'null', '{}', '{"remotes":null}', '{"remotes":{"mf-home":7}}'])(
  'refuses a block that is cut off or of another shape: %s',
  (block) => {
    documentWith(block);
    expect(readReleaseData).toThrow('#release');
  },
);

test.each([
  ['/releases/mf-home/1a2b/browser/mf-home.js', '1a2b'],
  ['https://cdn.example/releases/mf-home/3c4d/browser/mf-home.js', '3c4d'],
  ['http://localhost:3001/mf-home.js', 'unreleased'],
  [undefined, 'unreleased'],
])('the build of %s is %s', (entry, build) => {
  expect(buildOf(entry)).toBe(build);
});

test.each([
  ['/releases/mf-home/1a2b/browser/mf-home.js', 'mf-home'],
  ['https://cdn.example/releases/shell/3c4d/browser/shell.css', 'shell'],
  ['http://localhost:3001/mf-home.js', 'unreleased'],
])('the part of %s is %s', (address, part) => {
  expect(partOf(address)).toBe(part);
});
