/** Ends this process once its parent has ended: on a signal npm ends its script's shell, but not the shell's children. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
