import { type Command, readCommandLine, type Site, siteFolder } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { isGitAddress } from '../targets/git/gitCheckout';
import { gitSite } from '../targets/git/gitSite';
import { preflightCommand } from './preflight';
import { previewCommand } from './preview';
import { pruneCommand } from './prune';
import { publishCommand } from './publish';
import { releaseCommand } from './release';
import { releasesCommand } from './releases';
import { rollbackCommand } from './rollback';
import { statusCommand } from './status';

const commands: Record<string, Command> = {
  release: releaseCommand,
  preview: previewCommand,
  publish: publishCommand,
  rollback: rollbackCommand,
  releases: releasesCommand,
  prune: pruneCommand,
  status: statusCommand,
  preflight: preflightCommand,
};

/** All commands: `serve` is a program of its own. */
export const commandNames: readonly string[] = [...Object.keys(commands), 'serve'];

const siteHelp = `--site takes a folder (default: site/), or a git remote: git+ssh://host/path.git, git+https://… or git+file:///…, each
with #branch if it is not the remote's own.`;

/** Runs one command line. Throws a Refusal, which says what to do, if nothing was changed. */
export async function runCommand(name = '', line: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const all = commandNames.join(', ');
  if (name === '--help') {
    console.log(`The commands, each with --help of its own: ${all}`);
    return;
  }
  if (!command) throw new Refusal(`There is no command '${name}': use ${all}`);
  const { values, names } = readCommandLine(line, command.takes);
  if (values.help) {
    console.log(`${command.help}\n${siteHelp}`);
    return;
  }
  // Web servers read the site as another user. A team that shares the folder keeps its right to write there.
  process.umask(process.umask(0o022) & 0o022);
  await withSite(values.site, (site) => command.run(site, names, values));
}

/** Runs work on the site that `--site` names: a folder, this project's own if it is left out, or a git remote. */
async function withSite<T>(name: string | undefined, work: (site: Site) => Promise<T>): Promise<T> {
  const site = name !== undefined && isGitAddress(name) ? gitSite(name) : folderSite(siteFolder(name));
  try {
    return await work(site);
  } catch (error) {
    throw site.explain(error);
  } finally {
    await site.close();
  }
}

function folderSite(folder: string): Site {
  return {
    name: () => folder,
    folder: () => Promise.resolve(folder),
    change: (change) => change(folder),
    explain: (error) => error,
    close: () => Promise.resolve(),
  };
}
