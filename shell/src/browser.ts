import { provideRuntime } from './loading/provideRuntime';

/*
 * The shell's entry. Evaluated in one task it would block a phone for more than 100 ms, so React's renderer and the shell
 * have a task each. Eager imports are part of this script, and evaluated when they are called.
 */
provideRuntime();
void evaluateInTasks();

async function evaluateInTasks() {
  await nextTask();
  await import(/* webpackMode: 'eager' */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: 'eager' */ './start');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
