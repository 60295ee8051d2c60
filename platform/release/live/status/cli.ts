import { runStatus } from './runStatus';
import { exitCodeOf } from '../../site/refusal';

process.exitCode = await exitCodeOf(() => runStatus(process.argv.slice(2)));
