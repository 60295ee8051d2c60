import { constants } from 'node:os';
import { endWithParent } from '../../dev/endWithParent';
import { runCommand } from './commands';
import { exitCodeOf } from '../console/refusal';

// On a signal npm ends only the shell that it runs a script in.
endWithParent();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.error('Stopped. What is live, and whether it is unfinished, shows npm run releases');
    process.exit(128 + constants.signals[signal]);
  });
}

const [name, ...line] = process.argv.slice(2);
process.exitCode = await exitCodeOf(() => runCommand(name, line));
