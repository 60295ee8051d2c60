import { trustReleasedScripts } from './trustedScripts';

const folder = '/releases/mf-home/1a2b/browser/';
const entry = `${folder}mf-home.js`;

/** What the browser's default policy does with a script's address. */
function policy(entries: string[], known: string[] = []) {
  let rule: (address: string) => string = () => '';
  globalThis.trustedTypes = {
    createPolicy: (name, { createScriptURL }) => {
      if (name === 'default') rule = createScriptURL;
    },
  };
  trustReleasedScripts(entries, known);
  return rule;
}

afterEach(() => {
  globalThis.trustedTypes = undefined;
});

test.each([entry, `${location.origin}${entry}`, `https://cdn.example${entry}`])('lets %s load', (address) => {
  const allowed = policy([entry, `https://cdn.example${entry}`]);
  expect(allowed(address)).toBe(address);
});

test.each([
  '/evil.js',
  '/upload/releases/mf-home/1/browser/evil.js',
  '/releases/mf-home/1a2b/server/server.cjs',
  `${folder}../../../../evil.js`,
  `https://evil.example${entry}`,
  'https://cdn.example/evil.js',
  `//evil.example${entry}`,
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1',
])('refuses %s', (address) => {
  const allowed = policy([entry, `https://cdn.example${entry}`]);
  expect(() => allowed(address)).toThrow('Scripts do not come from');
});

test('lets the shell load from an origin of its own', () => {
  const toasts = 'https://cdn.example/releases/shell/0f1e/browser/toasts.js';
  const allowed = policy([entry], [toasts]);
  expect(allowed(toasts)).toBe(toasts);
});

test('lets a development server load whatever it makes', () => {
  const allowed = policy(['http://localhost:3001/mf-home.js']);
  expect(allowed('http://localhost:3001/hot-update.js')).toBe('http://localhost:3001/hot-update.js');
});

test('does nothing in a browser without Trusted Types', () => {
  expect(() => {
    trustReleasedScripts([entry], []);
  }).not.toThrow();
});
