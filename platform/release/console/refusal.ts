/** A problem that the user of a command must solve; printed as one line, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Ends when nobody reads on, as in `npm run releases | head`. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/** A text without control characters, which a build could use to write anywhere on the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ');
}

/** Runs a command; returns its exit code: 1 if it is refused, with one printed line that says what to do. */
export async function exitCodeOf(command: () => Promise<void>): Promise<number> {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(endUnread)) stream.on('error', endUnread);
  try {
    await command();
    return 0;
  } catch (error) {
    // By its name: a dev server reads a part's settings with a copy of the modules.
    const isRefusal = error instanceof Refusal || (error instanceof Error && error.name === Refusal.name);
    const line = isRefusal ? error.message : explained(error);
    if (!line) throw error;
    console.error(printable(line));
    return 1;
  }
}

interface SystemError {
  code: string;
  path?: string;
  /** The target of a rename. */
  dest?: string;
}

const notAllowed = (file: string) =>
  `${file} is not open to this user: run the command as the owner of the site's folder`;

/** By error code: the problem, and a way to solve it. */
const advice: Record<string, (file: string) => string> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: (file) => `${file} is on a file system that is mounted read-only: mount it for writing`,
  ENOTDIR: (file) =>
    `${file} leads through a file where a folder must be: name another folder, or move that file away`,
  EISDIR: (file) => `${file} is a folder where a file must be: move it away`,
  ENOSPC: (file) => `There is no room left for ${file}: free some space, as with npm run prune -- --keep 2`,
};

/** One line for an error of the file system that the reader can solve; undefined for any other. */
export function explained(error: unknown): string | undefined {
  if (!isSystemError(error)) return undefined;
  return advice[error.code]?.(error.dest ?? error.path ?? "the site's files");
}

/** The code of a system error. Inside Jest, Node's own errors are not instances of the global `Error`. */
export function codeOf(error: unknown): string | undefined {
  return isSystemError(error) ? error.code : undefined;
}

/** The message of an error, Node's own errors included. */
export function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}

function isSystemError(error: unknown): error is SystemError {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
