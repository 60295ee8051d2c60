import { readdirSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { sitePaths } from 'platform/release/store/sitePaths';
import { composedSite } from 'platform/testing/visit';

test('every composed document is valid HTML', () => {
  const { public: root, file } = sitePaths(composedSite());
  // What the standard demands; in which style it is written is React's business.
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
  const documents = readdirSync(root).filter((name) => name.endsWith('.html'));
  const faults = documents.flatMap((name) =>
    checker
      .validateStringSync(readFileSync(file(name), 'utf8'), name)
      .results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${name}: ${message} (${selector ?? ''})`),
      ),
  );
  expect(documents).toContain('index.html');
  expect(faults).toEqual([]);
});
