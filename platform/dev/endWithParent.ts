/** Ends this process once its parent has ended: on a signal npm ends its script's shell, but not the shell's children. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** The same for a process that npm has started: one that a shell starts in the background outlives the shell. */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event) endWithParent();
}
