import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageModule } from 'shared-content/contract/page';
import { markFulfilled, markRejected } from '../loading/pageModule';
import { pageModule } from '../testing/fakeFederation';

/*
 * What this site relies on in React beyond its components and hooks. A test that fails after an upgrade of `react` says
 * what to look at.
 */

const home = pageModule('Home');

function Title({ loading }: { loading: Promise<PageModule> }) {
  return use(loading).meta.title;
}

/** What is in the document as soon as React has rendered once, before any promise has run its callbacks. */
function firstRender(loading: Promise<PageModule>) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  const root = createRoot(container, { onUncaughtError: () => undefined });
  flushSync(() => {
    root.render(
      <Suspense fallback="suspended">
        <Title loading={loading} />
      </Suspense>,
    );
  });
  return container.textContent;
}

const advice = 'see `markFulfilled` in pageModule.ts, and the field `status` in the reference of `use`';

test(`react: use() reads a promise that is marked as fulfilled without suspending; ${advice}`, () => {
  expect(firstRender(markFulfilled(Promise.resolve(home), home))).toBe(home.meta.title);
});

test(`react: use() throws at once for a promise that is marked as rejected; ${advice}`, () => {
  const failure = new Error('Failed to fetch');
  const loading = Promise.reject<PageModule>(failure);
  loading.catch(() => undefined);
  expect(firstRender(markRejected(loading, failure))).toBe('');
});

test(`react: use() suspends without that mark, so the mark is still needed; ${advice}`, () => {
  expect(firstRender(Promise.resolve(home))).toBe('suspended');
});
