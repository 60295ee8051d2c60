import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNpm } from '../release/console/npm';
import { prepareMachine, prepareOtherBrowsers } from './prepareMachine';

/** Passed and failed tests; a check without tests of its own counts as one. */
interface Counts {
  passed: number;
  failed: number;
}

interface Timed extends Counts {
  name: string;
  seconds: number;
}

interface Step {
  name: string;
  run: () => Promise<Counts>;
}

const root = path.join(import.meta.dirname, '../..');
const withSite = ['composed', 'exhaustive'];

const [mode, ...line] = process.argv.slice(2);
const { site, forJest } = readLine(line);
if (site) process.env.SITE = path.resolve(process.env.INIT_CWD ?? root, site);
if (mode !== 'unit') prepareMachine();
if (mode === 'check') prepareOtherBrowsers();
const done: Timed[] = [];
for (const step of stepsOf(mode, forJest)) done.push(await timed(step));
report(done);

/** What is not `--site DIR` is Jest's: names of files, `-t`, `--watch` and the like. */
function readLine(args: string[]): { site?: string; forJest: string[] } {
  const at = args.findIndex((argument) => /^--site(=|$)/.test(argument));
  if (at < 0) return { forJest: args };
  const [, written] = args[at]?.split('=') ?? [];
  const site = written ?? args[at + 1];
  if (!site) throw new Error('--site wants the folder of a released site');
  return { site, forJest: args.toSpliced(at, written === undefined ? 2 : 1) };
}

function stepsOf(asked: string | undefined, args: string[]): Step[] {
  const unit = { name: 'unit', run: () => unitTests(args) };
  if (asked === 'unit') return [unit];
  // A named file may be in any project, and Jest sets a site up for those that need one alone.
  if (asked === 'test' && args.length > 0) {
    const all = args.some((argument) => argument.includes('exhaustive'));
    return [{ name: 'test', run: () => jest(args, ...(all ? [] : ['--ignoreProjects', 'exhaustive'])) }];
  }
  if (asked === 'test')
    return [unit, { name: 'composed', run: () => jest([], '--selectProjects', 'composed') }];
  return [
    { name: 'types, lint and unit', run: () => typesLintAndUnit(args) },
    { name: withSite.join(' and '), run: () => jest(args, '--selectProjects', ...withSite) },
  ];
}

async function timed({ name, run }: Step): Promise<Timed> {
  const startMs = performance.now();
  const counts = await run();
  return { name, ...counts, seconds: (performance.now() - startMs) / 1000 };
}

function report(steps: readonly Timed[]) {
  const sum = (of: 'passed' | 'failed' | 'seconds') => steps.reduce((total, step) => total + step[of], 0);
  const table = [...steps, { name: 'total', seconds: sum('seconds') }];
  console.log();
  for (const { name, seconds } of table) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

async function npmRun(script: string): Promise<Counts> {
  const command = startNpm('npm', ['run', script], { cwd: root, stdio: 'inherit' });
  await once(command, 'close');
  return command.exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Lint keeps one core busy for longer than the types do another, so the unit tests do not wait for it. */
async function typesLintAndUnit(args: string[]): Promise<Counts> {
  const typesAndUnit = async () => [await npmRun('types'), await unitTests(args)];
  const [lint, rest] = await Promise.all([npmRun('lint'), typesAndUnit()]);
  const all = [lint, ...rest];
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function unitTests(args: string[]): Promise<Counts> {
  return jest(args, '--ignoreProjects', ...withSite);
}

/** Runs Jest in a process of its own. A list of projects stands last, since Jest takes all that follows for one. */
async function jest(args: string[], ...projects: string[]): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  const file = path.join(folder, 'results.json');
  try {
    const bin = path.join(root, 'node_modules/jest/bin/jest.js');
    const options = [...args, '--json', `--outputFile=${file}`, ...projects];
    const run = spawn(process.execPath, [bin, ...options], { cwd: root, stdio: 'inherit' });
    await once(run, 'close');
    const counts = readCounts(file);
    return { ...counts, failed: run.exitCode === 0 ? counts.failed : Math.max(1, counts.failed) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A run that ended before any result has none passed; a file that could not be run counts as a failed test. */
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
