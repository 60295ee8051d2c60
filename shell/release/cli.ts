import { runCommand } from './commands';
import { exitCodeOf } from '../site/refusal';

const [name, ...line] = process.argv.slice(2);
process.exitCode = await exitCodeOf(() => runCommand(name, line));
