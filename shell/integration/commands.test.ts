import { spawnSync } from 'node:child_process';
import path from 'node:path';

// Their modules are the tests' too, and must need no Jest.
test.each(['integration/faults/cli.ts', 'bench/cli.ts'])('%s says how it is used', (file) => {
  const program = path.join(__dirname, '..', file);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, '--help'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^ {2}npm run \w+/m);
});
