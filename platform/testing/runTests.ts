import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWithNpm } from '../dev/endWithParent';
import { startNpm } from '../release/console/npm';
import { prepareMachine, prepareOtherBrowsers } from './machine';

/*
 * `npm run test:unit`, `npm test`, `npm run check` and `npm run faults`. In the folder of a part, `test` runs the unit tests
 * and the `e2e/` of that part. `--site DIR` names a released site; without it the site of this checkout is built. All other
 * arguments are Jest's: names of files, `-t`, `--watch` and the like.
 */

/** Passed and failed tests; a check without tests of its own counts as one. */
interface Counts {
  passed: number;
  failed: number;
}

interface Timed extends Counts {
  name: string;
  seconds: number;
}

const root = path.join(import.meta.dirname, '../..');
const withSite = ['composed', 'exhaustive'];

/** The folder of a part, or empty in that of the project. */
const part = path.relative(root, process.cwd());

/** A run that is stopped stops what it has started. */
endWithNpm();
const stop = new AbortController();
process.once('SIGTERM', () => {
  stop.abort();
  process.exit(143);
});

const [mode, ...line] = process.argv.slice(2);
const { site, forJest } = readLine(line);
if (site) process.env.SITE = path.resolve(process.env.INIT_CWD ?? root, site);
if (part) process.env.TESTED_PART = part;
if (mode !== 'unit') prepareMachine();
if (mode === 'check') prepareOtherBrowsers();
const done: Timed[] = [];
for (const [name, run] of stepsOf(mode, forJest)) done.push(await timed(name, run));
report(done);

function readLine(args: string[]): { site?: string; forJest: string[] } {
  const at = args.findIndex((argument) => /^--site(=|$)/.test(argument));
  if (at < 0) return { forJest: args };
  const [, written] = args[at]?.split('=') ?? [];
  const site = written ?? args[at + 1];
  if (!site) throw new Error('--site needs the folder of a released site');
  return { site, forJest: args.toSpliced(at, written === undefined ? 2 : 1) };
}

function stepsOf(step: string | undefined, args: string[]): [name: string, run: () => Promise<Counts>][] {
  const unit = () => jest(args, '--ignoreProjects', ...withSite);
  if (step === 'unit') return [['unit', unit]];
  if (step === 'test' && part) return [[part, () => jest(args, '--selectProjects', part, 'composed')]];
  // With words, as in 'hangs mf-home', only the faults whose names have them.
  if (step === 'faults') {
    process.env.FAULTS = args.join(' ');
    return [['faults', () => jest(['faults/matrix.test'], '--selectProjects', 'composed')]];
  }
  // A named file may be in any project. Jest sets up a site only for the projects that need one.
  if (step === 'test' && args.length > 0) {
    const all = args.some((argument) => argument.includes('exhaustive'));
    return [['test', () => jest(args, ...(all ? [] : ['--ignoreProjects', 'exhaustive']))]];
  }
  if (step === 'test')
    return [
      ['unit', unit],
      ['composed', () => jest([], '--selectProjects', 'composed')],
    ];
  return [
    ['types, lint and unit', () => typesLintAndUnit(unit)],
    [withSite.join(' and '), () => jest(args, '--selectProjects', ...withSite)],
  ];
}

async function timed(name: string, run: () => Promise<Counts>): Promise<Timed> {
  const startMs = performance.now();
  const counts = await run();
  return { name, ...counts, seconds: (performance.now() - startMs) / 1000 };
}

function report(steps: readonly Timed[]) {
  const sum = (of: 'passed' | 'failed' | 'seconds') => steps.reduce((total, step) => total + step[of], 0);
  console.log();
  for (const { name, seconds } of [...steps, { name: 'total', seconds: sum('seconds') }])
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** Lint keeps one core busy for longer than the types do another, so the unit tests do not wait for it. */
async function typesLintAndUnit(unit: () => Promise<Counts>): Promise<Counts> {
  const typesAndUnit = async () => [await npmRun('types'), await unit()];
  const [lint, rest] = await Promise.all([npmRun('lint'), typesAndUnit()]);
  const sum = (of: keyof Counts) => [lint, ...rest].reduce((total, counts) => total + counts[of], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

async function npmRun(script: string): Promise<Counts> {
  const command = startNpm('npm', ['run', script], { cwd: root, stdio: 'inherit', signal: stop.signal });
  await once(command, 'close');
  return command.exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs Jest in a process of its own. The list of projects comes last: Jest adds all that follows to it. */
async function jest(args: string[], ...projects: string[]): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  const file = path.join(folder, 'results.json');
  try {
    const bin = path.join(root, 'node_modules/jest/bin/jest.js');
    const options = [...args, '--json', `--outputFile=${file}`, ...projects];
    const run = spawn(process.execPath, [bin, ...options], {
      cwd: root,
      stdio: 'inherit',
      signal: stop.signal,
    });
    await once(run, 'close');
    const counts = readCounts(file);
    return { ...counts, failed: run.exitCode === 0 ? counts.failed : Math.max(1, counts.failed) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file that could not be run counts as a failed test. Without results, one test has failed. */
function readCounts(file: string): Counts {
  try {
    const results: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const count = (name: string) => {
      const value: unknown = results instanceof Object ? Reflect.get(results, name) : undefined;
      return typeof value === 'number' ? value : 0;
    };
    const failed = count('numFailedTests') + count('numRuntimeErrorTestSuites');
    return { passed: count('numPassedTests'), failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
