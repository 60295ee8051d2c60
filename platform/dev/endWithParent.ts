/**
 * Ends this process once its parent is gone. On a signal npm ends the shell that it ran a script in, and not
 * what that shell had started.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
