import { spawnSync } from 'node:child_process';
import path from 'node:path';
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
