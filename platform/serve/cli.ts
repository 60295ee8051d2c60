import { exitCodeOf } from '../release/console/refusal';
import { runServe } from './serveUntilStopped';

process.exitCode = await exitCodeOf(() => runServe(process.argv.slice(2)));
