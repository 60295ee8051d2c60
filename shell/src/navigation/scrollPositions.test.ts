import { fakeScroll } from '../testing/fakeBrowserApis';
import { createAfterNavigation, type HistoryEntry } from './afterNavigation';

const home: HistoryEntry = { key: 'a', pathname: '/', hash: '', byHistory: true, byLink: false };
const portfolio: HistoryEntry = { ...home, key: 'b', pathname: '/portfolio' };
const { dataset } = document.documentElement;

// The idle callback, which lays out the whole page, would run during the next test.
jest.useFakeTimers();

/** A visitor reads the home page, follows a link to the portfolio and leaves the document. */
beforeEach(() => {
  sessionStorage.clear();
  delete dataset.whole;
  history.replaceState(null, '', '/');
  fakeScroll(0);
  const afterNavigation = createAfterNavigation();
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  afterNavigation.pageShown(portfolio, 'Portfolio');
  fakeScroll(300);
  delete dataset.whole;
  window.dispatchEvent(new Event('pagehide'));
  history.replaceState(null, '', '/portfolio');
});

/** Opens the portfolio as the next document, which the browser has scrolled to `top`. */
function openPortfolio(top: number) {
  fakeScroll(top);
  const afterNavigation = createAfterNavigation();
  afterNavigation.pageShown(portfolio, 'Portfolio');
  return { afterNavigation, top: window.scrollY };
}

test('a document that is loaded again is scrolled to where it was left', () => {
  dataset.whole = '';
  expect(openPortfolio(0).top).toBe(300);
});

test('it stays where the browser or the visitor has scrolled it', () => {
  dataset.whole = '';
  expect(openPortfolio(450).top).toBe(450);
});

test('one that is opened by its address begins at its top', () => {
  expect(openPortfolio(0).top).toBe(0);
});

test('Back leads to where a page of the previous document was left', () => {
  const { afterNavigation } = openPortfolio(0);
  afterNavigation.pageShown(home, 'Home');
  expect(window.scrollY).toBe(900);
});

test.each(['{', 'null', '7', '[1]'])('what another program has stored is ignored: %s', (text) => {
  sessionStorage.setItem('scroll-positions', text);
  dataset.whole = '';
  expect(openPortfolio(0).top).toBe(0);
});
