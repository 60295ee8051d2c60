import { createHash } from 'node:crypto';
import { fakeHost } from '../testing/fakeBrowserApis';

const list = JSON.stringify({
  'browser/mf-home.js': 'sha256-entry',
  'browser/mf-home-page.css': 'sha256-styles',
  'server/server.cjs': 'sha256-server',
});
const build = createHash('sha256').update(list).digest('hex').slice(0, 20);
const folder = `/releases/mf-home/${build}/browser/`;
const entry = `${folder}mf-home.js`;

/** The module as a new document has it: without any hash. */
async function newDocument() {
  document.head.replaceChildren();
  jest.resetModules();
  // `preload` of react-dom does nothing without the client.
  await import('react-dom/client');
  return import('./integrity');
}

describe('files whose hashes came with the document', () => {
  test.each([entry, `${location.origin}${entry}`, `${entry}?attempt=1`])(
    '%s has its hash',
    async (address) => {
      const { addIntegrity, integrityOf } = await newDocument();
      addIntegrity({ [entry]: 'sha256-entry' });
      expect(integrityOf(address)).toBe('sha256-entry');
    },
  );

  test('a file of another origin does not pass for one of this site', async () => {
    const { addIntegrity, integrityOf } = await newDocument();
    addIntegrity({ [entry]: 'sha256-entry' });
    expect(integrityOf(`https://evil.example${entry}`)).toBeUndefined();
  });

  test('their list is not requested', async () => {
    const { addIntegrity, fetchIntegrity } = await newDocument();
    const { requested } = fakeHost({});
    addIntegrity({ [entry]: 'sha256-entry' });
    await fetchIntegrity(entry);
    expect(requested).toEqual([]);
  });
});

describe('files of another build', () => {
  test.each(['', 'https://cdn.example'])(
    'have the hashes of its list, on the origin "%s"',
    async (origin) => {
      const { fetchIntegrity, integrityOf } = await newDocument();
      fakeHost({ [`${folder}integrity.json`]: list });
      await fetchIntegrity(origin + entry);
      expect(integrityOf(origin + entry)).toBe('sha256-entry');
      expect(integrityOf(`${origin}${folder}mf-home-page.css`)).toBe('sha256-styles');
      expect(integrityOf(`${origin}${folder}server.cjs`)).toBeUndefined();
    },
  );

  test('have no hashes from a list with one letter changed', async () => {
    const { fetchIntegrity, integrityOf } = await newDocument();
    fakeHost({ [`${folder}integrity.json`]: list.replace('sha256-entry', 'sha256-entrY') });
    await expect(fetchIntegrity(entry)).rejects.toThrow('integrity.json is not the list of its build');
    expect(integrityOf(entry)).toBeUndefined();
    expect(document.head.querySelector('link[rel=preload]')).toBeNull();
  });

  test('have no hashes if the list is missing, which is requested at another address the next time', async () => {
    const { fetchIntegrity } = await newDocument();
    const { requested } = fakeHost({});
    await expect(fetchIntegrity(entry)).rejects.toThrow('integrity.json answered 404');
    await expect(fetchIntegrity(entry)).rejects.toThrow('integrity.json answered 404');
    expect(requested.map((address) => new URL(address, location.href).search)).toEqual(['', '?attempt=1']);
  });

  test('need no list where they come from a development server', async () => {
    const { fetchIntegrity } = await newDocument();
    const { requested } = fakeHost({});
    await fetchIntegrity('http://localhost:3001/mf-home.js');
    expect(requested).toEqual([]);
  });
});
