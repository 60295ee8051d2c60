import { addressOfAttempt } from './retry';

// How `retryWithBackoff` waits is tested with what it is for: persistentLoad.test.ts.

test('each later request of a file has an address of its own, which no cache and no hanging request answers', () => {
  const addresses = [1, 2, 3].map(() => addressOfAttempt('/releases/mf-home/1a2b/browser/mf-home-page.css'));
  expect(addresses.map((address) => new URL(address, location.href).search)).toEqual([
    '',
    '?attempt=1',
    '?attempt=2',
  ]);
});

test('the first request has the address as it is, and other files keep their own count', () => {
  addressOfAttempt('/releases/mf-home/1a2b/browser/mf-home-page.css');
  expect(addressOfAttempt('/releases/mf-home/1a2b/browser/mf-home.js')).toBe(
    '/releases/mf-home/1a2b/browser/mf-home.js',
  );
});
