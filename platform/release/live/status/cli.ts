import { runStatus } from './runStatus';
import { exitCodeOf } from '../../console/refusal';

process.exitCode = await exitCodeOf(() => runStatus(process.argv.slice(2)));
