import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsedLine } from '../release/console/commandLine';
import { exitCodeOf, messageOf, Refusal } from '../release/console/refusal';
import { edit } from './edit';

const help = `Adds a fourth page by the steps of docs/pages.md to a clone of the last commit, and runs the whole 'npm test' there;
then takes its sources away and leaves its row, and runs what every other team runs. About half an hour.

  npm run trial`;

const root = path.join(import.meta.dirname, '../..');
const { values } = parsedLine({ options: { help: { type: 'boolean' } } });

process.exitCode = await exitCodeOf(() => {
  if (values.help) {
    console.log(help);
    return Promise.resolve();
  }
  const clone = mkdtempSync(path.join(tmpdir(), 'trial-'));
  try {
    const run = runIn(clone);
    run('git', 'clone', '--quiet', root, '.');
    run('npm', 'ci', '--no-audit', '--no-fund');
    tryFourthPage(clone, run);
    tryRowWithoutSources(clone, run);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
  return Promise.resolve();
});

type Run = (...command: string[]) => void;

function tryFourthPage(clone: string, run: Run): void {
  run('npm', 'run', 'new-part', '--', 'mf-guides', '--name', 'mf-guides', '--route', '/guides');
  const contact = "  { name: 'mf-contact', route: '/contact' },";
  const row = "  { name: 'mf-guides', route: '/guides' },";
  edit(clone, 'shared-content/src/contract/remotes.ts', contact, `${contact}\n${row}`);
  edit(clone, 'package.json', '    "mf-contact",', '    "mf-contact",\n    "mf-guides",');
  const link = "  { label: 'Contact', href: '/contact' },";
  const guides = "  { label: 'Guides', href: '/guides' },";
  edit(clone, 'shared-content/src/content/navigation.ts', link, `${guides}\n${link}`);
  run('npm', 'install', '--no-audit', '--no-fund');
  run('npm', 'run', 'release');
  run('npm', 'run', 'types');
  run('npm', 'test');
}

function tryRowWithoutSources(clone: string, run: Run): void {
  edit(clone, 'package.json', '    "mf-guides",\n', '');
  edit(clone, 'shared-content/src/content/navigation.ts', "  { label: 'Guides', href: '/guides' },\n", '');
  for (const folder of ['mf-guides', 'site']) rmSync(path.join(clone, folder), { recursive: true });
  run('npm', 'install', '--no-audit', '--no-fund');
  run('npm', 'run', 'types');
  run('npm', 'run', 'release');
  run('npm', 'run', 'release', '--', 'mf-home');
  run('npm', 'run', 'releases');
  run('npm', 'test');
}

/** Runs commands in a folder and shows what they print. Throws a Refusal where one fails. */
function runIn(cwd: string): Run {
  return (command = '', ...line) => {
    console.log(`$ ${[command, ...line].join(' ')}`);
    try {
      execFileSync(command, line, { cwd, stdio: 'inherit', env: { ...process.env, INIT_CWD: cwd } });
    } catch (error) {
      throw new Refusal(`The trial ended there: ${messageOf(error)}`, { cause: error });
    }
  };
}
