/** @jest-environment node */
import { evaluateBundle } from './evaluateBundle';

const none = () => undefined;

test('gives what a bundle exports, either way', () => {
  expect(evaluateBundle(`exports.page = 'home';`, 'mf-home', none)).toEqual({ page: 'home' });
  expect(evaluateBundle(`module.exports = { page: 'home' };`, 'mf-home', none)).toEqual({ page: 'home' });
});

test('answers what a bundle requires', () => {
  const shared = (request: string) => ({ request });
  expect(evaluateBundle(`module.exports = require('react');`, 'mf-home', shared)).toEqual({
    request: 'react',
  });
});

test('ends with the bundle, even if that ends with a comment', () => {
  expect(evaluateBundle(`module.exports = 1; // the end`, 'mf-home', none)).toBe(1);
});

test('an error names the part and its line', () => {
  const broken = () => evaluateBundle(`\nthrow new RangeError('No such bond');`, 'mf-home', none);
  expect(broken).toThrow('No such bond');
  expect(stackOf(broken)).toContain('mf-home:2');
});

test('a bundle that is cut off is refused', () => {
  expect(() => evaluateBundle('module.exports = {', 'mf-home', none)).toThrow(/Unexpected/);
});

test('one bundle leaves nothing behind for the next', () => {
  evaluateBundle('const page = 1; exports.page = page;', 'mf-home', none);
  expect(evaluateBundle('const page = 2; exports.page = page;', 'mf-home', none)).toEqual({ page: 2 });
});

function stackOf(run: () => unknown) {
  try {
    return run();
  } catch (error) {
    return typeof error === 'object' && error !== null && 'stack' in error ? error.stack : undefined;
  }
}
