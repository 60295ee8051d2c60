import { exitCodeOf } from '../release/console/refusal';
import { runServe } from './server';

process.exitCode = await exitCodeOf(() => runServe(process.argv.slice(2)));
