import { fakeHost, fakeOffline } from '../testing/fakeHost';
import { loadAsDocument } from './loadAsDocument';

const url = new URL('/contact?service=roofing#quote', location.href);
const load = jest.fn();
const always = () => true;

test('opens the address when the host answers', async () => {
  fakeHost({ '/contact': '<!doctype html>' });
  expect(await loadAsDocument(url, always, load)).toBe(true);
  expect(load).toHaveBeenCalledWith(url);
});

test('opens the address also when the host has no such page any more, which it says in a page of ours', async () => {
  fakeHost({ '/contact': 404 });
  expect(await loadAsDocument(url, always, load)).toBe(true);
});

test.each([500, 503])('stays when the host answers %s, which is no page of ours', async (status) => {
  fakeHost({ '/contact': status });
  expect(await loadAsDocument(url, always, load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('stays when nothing answers', async () => {
  fakeOffline();
  expect(await loadAsDocument(url, always, load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('stays when the visitor no longer wants to go there', async () => {
  fakeHost({});
  expect(await loadAsDocument(url, () => false, load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('waits two and a half seconds for a host that hangs', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  Object.assign(globalThis, {
    fetch: (_: string, { signal }: RequestInit) => Promise.reject(new Error(String(signal?.aborted))),
  });
  expect(await loadAsDocument(url, always, load)).toBe(false);
  expect(timeout).toHaveBeenCalledWith(2500);
});
