import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/*
 * Checks the types of every part by its own tsconfig.json, all in one process: TypeScript then reads the declarations of
 * packages once, which takes three fifths of the time.
 */
const { workspaces } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '--build', ...workspaces], { stdio: 'inherit' });
process.exitCode = status ?? 1;
