import { provideRuntime } from './loading/provideRuntime';

/*
 * The shell's entry. To evaluate all of it in one task would block a phone for more than 100 ms, so React's renderer and
 * the shell itself have tasks of their own. Imported eagerly they are part of this script, and run where they are called.
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
