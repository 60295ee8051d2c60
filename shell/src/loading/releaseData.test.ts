import { releaseDataId } from 'shared-content/contract/document';
import { buildOf, partOf, readReleaseData, writtenReleaseData } from './releaseData';

afterEach(() => {
  document.body.innerHTML = '';
});

function documentWith(block: string) {
  document.body.innerHTML = `<script type="application/json" id="${releaseDataId}">${block}</script>`;
}

test('an entry at its usual address is written as its build, and read as an address again', () => {
  const data = {
    integrity: { a: 'sha256-x' },
    remotes: {
      'mf-home': '/releases/mf-home/1a2b/browser/mf-home.js',
      'mf-portfolio': 'https://cdn.example/releases/mf-portfolio/3c4d/browser/mf-portfolio.js',
      'mf-contact': '/releases/mf-contact/5e6f/browser/another.js',
      'mf-news': 'unreleased/mf-news.js',
    },
  };
  const written = writtenReleaseData(data);
  expect(written).toEqual({ ...data, remotes: { ...data.remotes, 'mf-home': '1a2b' } });
  documentWith(JSON.stringify(written));
  expect(readReleaseData()).toEqual(data);
});

test('says so if the document was not composed by a release', () => {
  expect(readReleaseData).toThrow('The page has no #release block: it was not composed by a release');
  documentWith('');
  expect(readReleaseData).toThrow('The page has no #release block');
});

test.each(['{"remotes":', '[]', 'null', '{}', '{"remotes":null}', '{"remotes":{"mf-home":7}}'])(
  'refuses a block that is cut off or has another shape: %s',
  (block) => {
    documentWith(block);
    expect(readReleaseData).toThrow('#release');
  },
);

test.each([
  ['/releases/mf-home/1a2b/browser/mf-home.js', 'mf-home', '1a2b'],
  ['https://cdn.example/releases/shell/3c4d/browser/shell.css', 'shell', '3c4d'],
  ['http://localhost:3001/mf-home.js', 'unreleased', 'unreleased'],
])('%s is of the part %s and its build %s', (address, part, build) => {
  expect(partOf(address)).toBe(part);
  expect(buildOf(address)).toBe(build);
});
