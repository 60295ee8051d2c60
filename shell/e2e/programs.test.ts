import { spawnSync } from 'node:child_process';
import path from 'node:path';

// Their modules are the tests' too, and must need no Jest.
const programs = ['shell/e2e/screenshots.ts', 'platform/bench/cli.ts', 'platform/bench/lighthouse.ts'];

test.each(programs)('%s says how it is used, and refuses what it does not take with one line', (file) => {
  const help = run(file, '--help');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toMatch(/^ *npm run \w+/m);
  const { status, stdout, stderr } = run(file, '--unknown');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--unknown'\. See --help\n$/);
});

function run(file: string, option: string) {
  const program = path.join(__dirname, '../..', file);
  return spawnSync(process.execPath, ['--import', 'tsx', program, option], { encoding: 'utf8' });
}
