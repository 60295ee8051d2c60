interface SystemError {
  code: string;
  path?: string;
  /** Where a rename was to lead. */
  dest?: string;
}

/** What the system refuses for a reason that the reader can do away with: what is wrong, and what to do. */
const advice: Record<string, (file: string) => string> = {
  EACCES: (file) => `${file} is not open to this user: run the command as the owner of the site's folder`,
  EPERM: (file) =>
    `${file} may not be changed by this user: run the command as the owner of the site's folder`,
  EROFS: (file) => `${file} is on a file system that is mounted read-only: mount it for writing`,
  ENOTDIR: (file) =>
    `${file} leads through a file where a folder must be: name another folder, or move that file away`,
  EISDIR: (file) => `${file} is a folder where a file must be: move it away`,
  ENOSPC: (file) => `There is no room left for ${file}: free some space, as with npm run prune -- --keep 2`,
};

/** One line for an error of the file system that the reader can put right; undefined for any other. */
export function explained(error: unknown): string | undefined {
  if (!isSystemError(error)) return undefined;
  return advice[error.code]?.(error.dest ?? error.path ?? "the site's files");
}

/** The code of a system error. Node's own errors are no `Error` of the realm in which Jest runs its tests. */
export function codeOf(error: unknown): string | undefined {
  return isSystemError(error) ? error.code : undefined;
}

/** What an error says, Node's own errors included. */
export function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}

function isSystemError(error: unknown): error is SystemError {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
