import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { projectFolder } from '../../projectFolder.mjs';
import { codeOf, messageOf, Refusal } from './refusal';

export type Options = ReturnType<typeof parse>['values'];

/** Reads a command line with Node's `parseArgs`. Throws a Refusal of one line for anything that the command does not take. */
export function parsedLine<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = messageOf(error).split(/[.\n]/);
    throw new Refusal(`${reason}. See --help`, { cause: error });
  }
}

/** What a command takes besides `--site` and `--help`. */
export interface Takes {
  /** The most names of parts and builds. */
  names: number;
  options: readonly (keyof Options)[];
}

export interface Command {
  help: string;
  takes: Takes;
  run: (site: Site, names: string[], options: Options) => Promise<void>;
}

/** The site that a command works on, wherever it lives. */
export interface Site {
  name(): string;
  /** A folder with the site as it is, to read: changes in it may be live at once, or never. */
  folder(): Promise<string>;
  /**
   * Runs a change of the site's folder, and makes it live. It runs again if somebody else has changed the site
   * meanwhile, on top of theirs.
   *
   * @param describe the message of the change: a line, and perhaps more below it
   */
  change<T>(change: (folder: string) => Promise<T>, describe: (result: T) => string): Promise<T>;
  /** An error as the user of the command understands it. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/** Reads one command line. Throws a Refusal for anything that the command does not take. */
export function readCommandLine(line: string[], takes: Takes): { values: Options; names: string[] } {
  const { values, positionals: names, tokens } = parse(line);
  const unknown = Object.keys(values).find(
    (name) => !['site', 'help', ...takes.options].some((option) => option === name),
  );
  if (unknown) throw new Refusal(`This command takes no --${unknown}. See --help`);
  // An unset variable in a pipeline must not mean the default or the current folder.
  if ([...Object.values(values), ...names].includes(''))
    throw new Refusal('One of the names or options is empty. See --help');
  // Otherwise the last value would win, or a part would be built twice.
  const given = [...tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : [])), ...names];
  const twice = given.find((name, position) => given.indexOf(name) !== position);
  if (twice) throw new Refusal(`'${twice}' is given twice. See --help`);
  if (names.length > takes.names)
    throw new Refusal(`This command does not take '${names[takes.names] ?? ''}'. See --help`);
  return { values, names };
}

/**
 * The site's folder: the one named, or `site/` of this project. Throws a Refusal for an address on another machine, and for
 * a bare git repository.
 */
export function siteFolder(name: string | undefined): string {
  if (name === undefined) return path.join(projectFolder, 'site');
  if (isElsewhere(name))
    throw new Refusal(
      `'${name}' is no folder: name one, or where something is released a git remote, as git+ssh://host/path.git`,
    );
  const folder = folderOf(name);
  if (['HEAD', 'objects'].every((entry) => existsSync(path.join(folder, entry))))
    throw new Refusal(
      `${folder} is a git repository: name a checkout of it, or where something is released git+file://${folder}`,
    );
  return folder;
}

/** Whether a name is an address on another machine: it has a colon, and not after a drive letter. */
function isElsewhere(name: string): boolean {
  return /^[^/\\]{2,}:/.test(name);
}

/** A folder, relative to where npm was called: npm runs scripts in the project's root, and keeps that place in INIT_CWD. */
export function folderOf(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

function parse(line: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  return parsedLine({
    args: line,
    allowPositionals: true,
    tokens: true,
    options: {
      at: text,
      site: text,
      dist: text,
      from: text,
      origin: text,
      keep: text,
      'min-age': text,
      to: text,
      'allow-dead-links': flag,
      strict: flag,
      help: flag,
    },
  });
}

/** The folder that `--to` names. Throws a Refusal if it is missing, or if it is, contains or lies in the site's folder. */
export async function targetFolder(site: string, to: string | undefined, usage: string): Promise<string> {
  if (to === undefined) throw new Refusal(`Name the folder: ${usage}`);
  if (isElsewhere(to))
    throw new Refusal(`--to takes a folder of this machine, not '${to}': mount it, and name it as a folder`);
  const target = folderOf(to);
  const [own, other] = await Promise.all([realPath(site), realPath(target)]);
  const relation =
    own === other
      ? 'is the live site'
      : isInside(other, own)
        ? 'is inside the live site'
        : isInside(own, other)
          ? 'holds the live site'
          : undefined;
  if (relation) throw new Refusal(`${target} ${relation}: name another folder with --to`);
  return target;
}

function isInside(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** Resolves symbolic links. The last folders of the path need not exist. */
async function realPath(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return path.join(await realPath(path.dirname(folder)), path.basename(folder));
  }
}
