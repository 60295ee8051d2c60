interface SystemError {
  code: string;
  path?: string;
  /** The target of a rename. */
  dest?: string;
}

/** By error code: what is wrong, and what the reader can do about it. */
const advice: Record<string, (file: string) => string> = {
  EACCES: (file) => `${file} is not open to this user: run the command as the owner of the site's folder`,
  EPERM: (file) =>
    `${file} may not be changed by this user: run the command as the owner of the site's folder`,
  EROFS: (file) => `${file} is on a file system that is mounted read-only: mount it for writing`,
  ENOTDIR: (file) =>
    `${file} leads through a file where a folder must be: name another folder, or move that file away`,
  EISDIR: (file) => `${file} is a folder where a file must be: move it away`,
  ENAMETOOLONG: (file) => `${file} has a name that is too long for a file system: shorten it`,
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
