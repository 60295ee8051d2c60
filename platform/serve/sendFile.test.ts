import { acceptedEncodings } from './sendFile';

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0.1, gzip;q=1.0', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.000,gzip;q=0', []],
  ['brotli-like, x-gzip', []],
])('takes %j as a request for %j', (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names);
});
