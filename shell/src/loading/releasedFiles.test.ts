import { createHash } from 'node:crypto';
import { playedHost } from '../testing/playedHost';

const list = JSON.stringify({
  'browser/mf-home.js': 'sha256-entry',
  'browser/mf-home-page.css': 'sha256-styles',
  'server/server.cjs': 'sha256-server',
});
const build = createHash('sha256').update(list).digest('hex').slice(0, 20);
const folder = `/releases/mf-home/${build}/browser/`;
const entry = `${folder}mf-home.js`;

/** The module as a new document has it: nothing is known yet. */
async function newDocument() {
  document.head.replaceChildren();
  jest.resetModules();
  // What react-dom asks for ahead, its client does.
  await import('react-dom/client');
  return import('./releasedFiles');
}

const integrityOf = (address: string) => globalThis.siteIntegrity?.(address);

describe('files that the document names', () => {
  test.each([entry, `${location.origin}${entry}`, `${entry}?attempt=1`])(
    '%s has its hash',
    async (address) => {
      const { guardReleasedFiles } = await newDocument();
      guardReleasedFiles({ [entry]: 'sha256-entry' }, []);
      expect(integrityOf(address)).toBe('sha256-entry');
    },
  );

  test('a file of another origin does not pass for one of this site', async () => {
    const { guardReleasedFiles } = await newDocument();
    guardReleasedFiles({ [entry]: 'sha256-entry' }, []);
    expect(integrityOf(`https://evil.example${entry}`)).toBeUndefined();
  });

  test('their list is not asked for', async () => {
    const { guardReleasedFiles, learnIntegrity } = await newDocument();
    const { asked } = playedHost({});
    guardReleasedFiles({ [entry]: 'sha256-entry' }, [entry]);
    await learnIntegrity(entry);
    expect(asked).toEqual([]);
  });
});

describe('files of another build', () => {
  test.each(['', 'https://cdn.example'])('are known from its list, on the origin "%s"', async (origin) => {
    const { guardReleasedFiles, learnIntegrity } = await newDocument();
    playedHost({ [`${folder}integrity.json`]: list });
    guardReleasedFiles({}, [origin + entry]);
    await learnIntegrity(origin + entry);
    expect(integrityOf(origin + entry)).toBe('sha256-entry');
    expect(integrityOf(`${origin}${folder}mf-home-page.css`)).toBe('sha256-styles');
    expect(integrityOf(`${origin}${folder}server.cjs`)).toBeUndefined();
  });

  test('are asked for at once as far as the page needs them and the list has them', async () => {
    const { guardReleasedFiles, learnIntegrity } = await newDocument();
    playedHost({ [`${folder}integrity.json`]: list });
    guardReleasedFiles({}, [entry]);
    await learnIntegrity(entry);
    const preloads = [...document.head.querySelectorAll('link[rel=preload]')];
    const attributes = ['href', 'as', 'integrity', 'crossorigin'];
    expect(preloads.map((link) => attributes.map((name) => link.getAttribute(name)))).toEqual([
      [entry, 'script', 'sha256-entry', ''],
      [`${folder}mf-home-page.css`, 'style', 'sha256-styles', ''],
    ]);
  });

  test('are not known from a list with one letter changed', async () => {
    const { guardReleasedFiles, learnIntegrity } = await newDocument();
    playedHost({ [`${folder}integrity.json`]: list.replace('sha256-entry', 'sha256-entrY') });
    guardReleasedFiles({}, [entry]);
    await expect(learnIntegrity(entry)).rejects.toThrow('integrity.json is not the list of its build');
    expect(integrityOf(entry)).toBeUndefined();
    expect(document.head.querySelector('link[rel=preload]')).toBeNull();
  });

  test('are not known where the list is gone', async () => {
    const { learnIntegrity } = await newDocument();
    playedHost({});
    await expect(learnIntegrity(entry)).rejects.toThrow('integrity.json answered 404');
  });

  test('need no list where they come from a development server', async () => {
    const { learnIntegrity } = await newDocument();
    const { asked } = playedHost({});
    await learnIntegrity('http://localhost:3001/mf-home.js');
    expect(asked).toEqual([]);
  });
});

test('a file that is asked for again is fetched from another address, past a cache and past what hangs', async () => {
  const { guardReleasedFiles } = await newDocument();
  guardReleasedFiles({}, [entry]);
  const asked = [1, 2, 3].map(() => globalThis.siteAddress?.(`${folder}mf-home-page.css`));
  expect(asked.map((address) => new URL(address ?? '', location.href).search)).toEqual([
    '',
    '?attempt=1',
    '?attempt=2',
  ]);
  expect(globalThis.siteAddress?.(entry)).toBe(entry);
});

describe('the Trusted Types policy', () => {
  /** What the browser's default policy says to a script's address. */
  async function policy(entries: string[], known: Record<string, string> = {}) {
    const { guardReleasedFiles } = await newDocument();
    let rule: (address: string) => string = () => '';
    globalThis.trustedTypes = {
      createPolicy: (name, { createScriptURL }) => {
        if (name === 'default') rule = createScriptURL;
      },
    };
    guardReleasedFiles(known, entries);
    return rule;
  }

  afterEach(() => {
    globalThis.trustedTypes = undefined;
  });

  test.each([entry, `${location.origin}${entry}`, `https://cdn.example${entry}`])(
    'lets %s load',
    async (address) => {
      const allowed = await policy([entry, `https://cdn.example${entry}`]);
      expect(allowed(address)).toBe(address);
    },
  );

  test.each([
    '/evil.js',
    '/upload/releases/mf-home/1/browser/evil.js',
    `/releases/mf-home/${build}/server/server.cjs`,
    `${folder}../../../../evil.js`,
    `https://evil.example${entry}`,
    'https://cdn.example/evil.js',
    `//evil.example${entry}`,
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/1',
  ])('refuses %s', async (address) => {
    const allowed = await policy([entry, `https://cdn.example${entry}`]);
    expect(() => allowed(address)).toThrow('Scripts do not come from');
  });

  test('lets the shell load from an origin of its own', async () => {
    const toasts = 'https://cdn.example/releases/shell/0f1e/browser/toasts.js';
    const allowed = await policy([entry], { [toasts]: 'sha256-toasts' });
    expect(allowed(toasts)).toBe(toasts);
  });

  test('lets a development server load whatever it makes', async () => {
    const allowed = await policy(['http://localhost:3001/mf-home.js']);
    expect(allowed('http://localhost:3001/hot-update.js')).toBe('http://localhost:3001/hot-update.js');
  });
});
