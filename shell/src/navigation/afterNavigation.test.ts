import { fakeScroll } from '../testing/fakeBrowserApis';
import { type AfterNavigation, createAfterNavigation } from './afterNavigation';
import type { HistoryEntry } from './historyEntry';

const home: HistoryEntry = { key: 'a', pathname: '/', search: '', hash: '', state: 'history' };
const other: HistoryEntry = { ...home, key: 'b', pathname: '/other', state: 'link' };
const { dataset } = document.documentElement;
const focused = () => document.activeElement?.textContent;
const inView = () => document.querySelector('[data-scrolled-into-view]')?.textContent;

let afterNavigation: AfterNavigation;

jest.useFakeTimers();

beforeEach(() => {
  sessionStorage.clear();
  delete dataset.whole;
  history.replaceState(null, '', '/');
  document.title = 'Home';
  document.body.innerHTML = '<main><h1 tabindex="-1">Heading</h1><section id="about">About</section></main>';
  fakeScroll(0);
  afterNavigation = createAfterNavigation();
});

test('leaves the first page as the browser opened it, and lays all of it out once the browser is idle', () => {
  fakeScroll(300);
  afterNavigation.pageShown({ ...home, hash: '#about' }, 'Another title');
  expect(document.title).toBe('Home');
  expect(window.scrollY).toBe(300);
  expect(document.body).toHaveFocus();
  expect(inView()).toBeUndefined();
  expect(dataset.whole).toBeUndefined();
  jest.runAllTimers();
  expect(dataset.whole).toBe('');
});

test('a new page starts at its top, with its title and the focus on its heading', () => {
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  afterNavigation.pageShown(other, 'Other');
  expect(document.title).toBe('Other');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('a link to a section scrolls to it and focuses it, each time it is followed', () => {
  afterNavigation.pageShown(home, 'Home');
  for (const key of ['b', 'c']) {
    document.querySelector('section')?.removeAttribute('data-scrolled-into-view');
    afterNavigation.pageShown({ ...other, key, pathname: '/', hash: '#about' }, 'Home');
    expect(inView()).toBe('About');
    expect(focused()).toBe('About');
  }
});

test('the id of a section may hold letters that an address encodes', () => {
  document.querySelector('section')?.setAttribute('id', 'über uns');
  afterNavigation.pageShown(home, 'Home');
  afterNavigation.pageShown({ ...other, hash: '#%C3%BCber%20uns' }, 'Other');
  expect(focused()).toBe('About');
});

test.each(['#no-such-section', '#%E0%A4%A', '#'])('a page that is opened at %s starts at its top', (hash) => {
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  afterNavigation.pageShown({ ...other, hash }, 'Other');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('a page that changes only its query keeps scroll, title and focus, and Back returns there', () => {
  afterNavigation.pageShown(home, 'Home');
  document.querySelector('section')?.setAttribute('tabindex', '-1');
  document.querySelector('section')?.focus();
  fakeScroll(900);
  afterNavigation.pageShown({ ...home, key: 'filtered', state: 'page' }, 'Home');
  expect(document.title).toBe('Home');
  expect(window.scrollY).toBe(900);
  expect(focused()).toBe('About');

  afterNavigation.pageShown(other, 'Other');
  afterNavigation.pageShown({ ...home, key: 'filtered' }, 'Home');
  expect(window.scrollY).toBe(900);
});

test('a link to the page that is shown leads to its top, with the focus on its heading', () => {
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  afterNavigation.pageShown({ ...home, key: 'b', state: 'link' }, 'Home');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('a page that replaces its failure notice gets its title and the focus', () => {
  afterNavigation.pageShown(home, 'Home');
  afterNavigation.pageShown(other, 'Meridian');
  document.querySelector('h1')?.blur();
  afterNavigation.pageShown(other, 'Other');
  expect(document.title).toBe('Other');
  expect(focused()).toBe('Heading');
});

test('the browser restores the scroll position after a reload and on the way back to this document, and only then', () => {
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  createAfterNavigation();
  state.mockRestore();
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('auto');
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe('manual');
});

describe('the next document of the tab', () => {
  /** A visitor leaves the document at 300 px of a page, and 900 px of the page before it. */
  beforeEach(() => {
    afterNavigation.pageShown(home, 'Home');
    fakeScroll(900);
    afterNavigation.pageShown(other, 'Other');
    fakeScroll(300);
    delete dataset.whole;
    window.dispatchEvent(new Event('pagehide'));
    history.replaceState(null, '', '/other');
  });

  /** Opens that page again in a document that the browser has scrolled to `top`. */
  function openOther(top: number) {
    fakeScroll(top);
    afterNavigation = createAfterNavigation();
    afterNavigation.pageShown({ ...other, state: 'history' }, 'Other');
    return window.scrollY;
  }

  test.each([
    ['where it was left, if the browser restores positions', 0, 300],
    ['where the browser or the visitor has scrolled it', 450, 450],
  ])('is scrolled to %s', (_, scrolled, top) => {
    dataset.whole = '';
    expect(openOther(scrolled)).toBe(top);
  });

  test('starts at its top if it is opened by its address', () => {
    expect(openOther(0)).toBe(0);
  });

  test('knows the position of the page before', () => {
    openOther(0);
    afterNavigation.pageShown(home, 'Home');
    expect(window.scrollY).toBe(900);
  });

  test.each(['{', 'null', '[1]'])('ignores what another program has stored: %s', (text) => {
    sessionStorage.setItem('scroll-positions', text);
    dataset.whole = '';
    expect(openOther(0)).toBe(0);
  });
});
