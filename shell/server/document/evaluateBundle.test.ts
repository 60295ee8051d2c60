/** @jest-environment node */
import { evaluateBundle } from './evaluateBundle';

const require = (request: string) => ({ request });
const evaluate = (code: string) => evaluateBundle(code, 'mf-home', require);

test.each([
  [`exports.page = 'home';`, { page: 'home' }],
  [`module.exports = { page: 'home' };`, { page: 'home' }],
  [`module.exports = require('react');`, { request: 'react' }],
  [`module.exports = 1; // the end`, 1],
])('returns the exports of %s', (code, exports) => {
  expect(evaluate(code)).toEqual(exports);
});

test('a bundle leaves nothing behind for the next', () => {
  evaluate('const page = 1; exports.page = page;');
  expect(evaluate('const page = 2; exports.page = page;')).toEqual({ page: 2 });
});

test('refuses a bundle that is cut off', () => {
  expect(() => evaluate('module.exports = {')).toThrow(/Unexpected/);
});
