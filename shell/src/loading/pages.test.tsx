import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readableAtOnce } from './pages';

/*
 * Relies on React reading the field `status` of a promise: see the reference of `use`. If this fails after an upgrade of
 * `react`, look at `readableAtOnce`.
 */

function Text({ loading }: { loading: Promise<string> }) {
  return use(loading);
}

/** The document after React's first render of a settled promise, before the callbacks of any promise run. */
function firstRender(loading: Promise<string>) {
  const container = document.createElement('div');
  const root = createRoot(container, { onUncaughtError: () => undefined });
  flushSync(() => {
    root.render(
      <Suspense fallback="suspended">
        <Text loading={loading} />
      </Suspense>,
    );
  });
  return container.textContent;
}

test('React reads a page that is loaded, and throws for one that failed, without suspending', async () => {
  const loaded = readableAtOnce(Promise.resolve('A page'));
  const failed = readableAtOnce(Promise.reject<string>(new Error('Failed to fetch')));
  await Promise.allSettled([loaded, failed]);
  expect(firstRender(loaded)).toBe('A page');
  expect(firstRender(failed)).toBe('');
});

test('React suspends for any other promise that is settled, so the mark is still needed', async () => {
  const loaded = Promise.resolve('A page');
  await loaded;
  expect(firstRender(loaded)).toBe('suspended');
});
