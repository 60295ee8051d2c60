import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { sitePaths } from 'platform/release/store/sitePaths';
import { composedSite } from 'platform/testing/visit';
import { liveFiles } from '../safety/support/liveFiles';

const root = path.join(import.meta.dirname, '../../..');

test('no style sheet has what a browser of the list does not know', () => {
  const stylelint = path.join(root, 'node_modules/stylelint/bin/stylelint.mjs');
  const site = composedSite();
  const sheets = liveFiles(site, /\.css$/).map(({ address }) => path.join(sitePaths(site).public, address));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [stylelint, '--config', path.join(import.meta.dirname, 'stylelint.config.mjs'), ...sheets],
    { encoding: 'utf8' },
  );
  expect(stdout + stderr).toBe('');
  expect(status).toBe(0);
});

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
