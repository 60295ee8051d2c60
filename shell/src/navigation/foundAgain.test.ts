import { scrolledTo } from '../testing/browserApis';
import { type Place, watchArrivals } from './arrivals';

const home: Place = { key: 'a', pathname: '/', hash: '', restored: true, followed: false };
const portfolio: Place = { ...home, key: 'b', pathname: '/portfolio' };
const { dataset } = document.documentElement;

// What is done once there is time would have the next test's document laid out whole.
jest.useFakeTimers();

/** A visitor reads the home page and goes on to the portfolio; then the document is gone. */
beforeEach(() => {
  sessionStorage.clear();
  delete dataset.whole;
  history.replaceState(null, '', '/');
  scrolledTo(0);
  const arrivals = watchArrivals();
  arrivals.arrive(home, 'Home');
  scrolledTo(900);
  arrivals.arrive(portfolio, 'Portfolio');
  scrolledTo(300);
  delete dataset.whole;
  window.dispatchEvent(new Event('pagehide'));
  history.replaceState(null, '', '/portfolio');
});

/** Where the next document is on its first page, of which the browser has shown so much. */
function opened(byBrowser: number) {
  scrolledTo(byBrowser);
  const arrivals = watchArrivals();
  arrivals.arrive(portfolio, 'Portfolio');
  return { arrivals, top: window.scrollY };
}

test('a document that is found again is where it was left', () => {
  dataset.whole = '';
  expect(opened(0).top).toBe(300);
});

test('it stays where the browser or the visitor has put it', () => {
  dataset.whole = '';
  expect(opened(450).top).toBe(450);
});

test('one that was gone to by its address begins at its top', () => {
  expect(opened(0).top).toBe(0);
});

test('Back leads to where a page of the document before was left', () => {
  const { arrivals } = opened(0);
  arrivals.arrive(home, 'Home');
  expect(window.scrollY).toBe(900);
});

test.each(['{', 'null', '7', '[1]'])('what else is in the storage counts for nothing: %s', (text) => {
  sessionStorage.setItem('scroll-positions', text);
  dataset.whole = '';
  expect(opened(0).top).toBe(0);
});
