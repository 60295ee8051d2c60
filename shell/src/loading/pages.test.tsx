import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { asPageModule, readableAtOnce } from './pages';

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

const page = () => null;
const meta = { title: 'A page', description: 'What each job was up against.' };

test('takes what the contract asks for, and nothing that is beside it', () => {
  const module = { default: page, meta: { ...meta, more: true }, other: 1 };
  expect(asPageModule(module, 'mf-portfolio')).toEqual({ default: page, meta });
});

test.each(['prefetch', 'Highlight'])('takes %s of a page where it is a function', (name) => {
  const given = () => null;
  expect(asPageModule({ default: page, meta, [name]: given }, 'mf-portfolio')).toEqual({
    default: page,
    meta,
    [name]: given,
  });
  expect(asPageModule({ default: page, meta, [name]: true }, 'mf-portfolio')).toEqual({
    default: page,
    meta,
  });
});

test.each([null, undefined, 'page', 404])('refuses %p', (module) => {
  expect(() => asPageModule(module, 'mf-portfolio')).toThrow('mf-portfolio exposes no page');
});

test.each([{ meta }, { default: 'page', meta }, { default: { page }, meta }])(
  'refuses a module without a component: %p',
  (module) => {
    expect(() => asPageModule(module, 'mf-portfolio')).toThrow(
      'mf-portfolio exposes a page without a component as its default export',
    );
  },
);

test.each([undefined, null, 'A page', {}, { title: 'A page' }, { ...meta, title: 1 }])(
  'refuses a page with the meta %p',
  (wrong) => {
    expect(() => asPageModule({ default: page, meta: wrong }, 'mf-portfolio')).toThrow(
      'mf-portfolio exposes a page without meta.title and meta.description',
    );
  },
);
