import { releaseDataId } from 'shared-content/contract/document';
import { buildOf, partOf, readReleaseData } from './releaseData';

afterEach(() => {
  document.body.innerHTML = '';
});

function documentWith(block: string) {
  document.body.innerHTML = `<script type="application/json" id="${releaseDataId}">${block}</script>`;
}

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
