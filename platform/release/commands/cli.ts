import { constants } from 'node:os';
import { endWithNpm } from '../../dev/endWithParent';
import { exitCodeOf } from '../console/refusal';
import { runCommand } from './commands';

endWithNpm();
const [name, ...line] = process.argv.slice(2);
process.exitCode = await exitCodeOf(name === 'serve' ? serve : run);

function run(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.error('Stopped. npm run releases shows what is live, and whether a command is unfinished');
      process.exit(128 + constants.signals[signal]);
    });
  }
  return runCommand(name, line);
}

/** No other command needs the server, which ends by itself on a signal. */
async function serve(): Promise<void> {
  const { runServe } = await import('../../serve/server');
  await runServe(line);
}
