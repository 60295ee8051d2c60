import { fakeScroll } from '../testing/fakeBrowserApis';
import { type AfterNavigation, createAfterNavigation, type HistoryEntry } from './afterNavigation';

let afterNavigation: AfterNavigation;

jest.useFakeTimers();

beforeEach(() => {
  delete document.documentElement.dataset.whole;
  history.replaceState(null, '', '/');
  document.title = 'Home';
  document.body.innerHTML = '<main><h1 tabindex="-1">Heading</h1><section id="about">About</section></main>';
  fakeScroll(0);
  afterNavigation = createAfterNavigation();
});

const home: HistoryEntry = { key: 'a', pathname: '/', hash: '', byHistory: true, byLink: false };
const contact: HistoryEntry = { key: 'b', pathname: '/contact', hash: '', byHistory: false, byLink: true };
const focused = () => document.activeElement?.textContent;
const inView = () => document.querySelector('[data-scrolled-into-view]')?.textContent;

test('leaves the first page as the browser opened it', () => {
  fakeScroll(300);
  afterNavigation.pageShown({ ...home, hash: '#about' }, 'Another title');
  expect(document.title).toBe('Home');
  expect(window.scrollY).toBe(300);
  expect(document.body).toHaveFocus();
  expect(inView()).toBeUndefined();
});

test('the whole first page is laid out once the browser is idle', () => {
  afterNavigation.pageShown(home, 'Home');
  expect(document.documentElement.dataset.whole).toBeUndefined();
  jest.runAllTimers();
  expect(document.documentElement.dataset.whole).toBe('');
});

test('a new page begins at its top, with its title and the focus on its heading', () => {
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  afterNavigation.pageShown(contact, 'Contact');
  expect(document.title).toBe('Contact');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('a page that is opened before the first is hydrated is a new page', () => {
  fakeScroll(900);
  afterNavigation.pageShown(contact, 'Contact');
  expect(document.title).toBe('Contact');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('a section is brought into view and gets the focus, each time its link is followed', () => {
  afterNavigation.pageShown(home, 'Home');
  for (const key of ['b', 'c']) {
    document.querySelector('section')?.removeAttribute('data-scrolled-into-view');
    afterNavigation.pageShown({ ...contact, key, pathname: '/', hash: '#about' }, 'Home');
    expect(inView()).toBe('About');
    expect(focused()).toBe('About');
  }
});

test.each(['#no-such-section', '#%', '#%E0%A4%A', '#', '#<script>'])(
  'a page that is opened at %s begins at its top',
  (hash) => {
    afterNavigation.pageShown(home, 'Home');
    fakeScroll(900);
    afterNavigation.pageShown({ ...contact, hash }, 'Contact');
    expect(window.scrollY).toBe(0);
    expect(focused()).toBe('Heading');
  },
);

test('the id of a section may hold letters that an address encodes', () => {
  document.querySelector('section')?.setAttribute('id', 'über uns');
  afterNavigation.pageShown(home, 'Home');
  afterNavigation.pageShown({ ...contact, hash: '#%C3%BCber%20uns' }, 'Contact');
  expect(focused()).toBe('About');
});

test('Back returns to where the visitor was reading', () => {
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  afterNavigation.pageShown(contact, 'Contact');
  fakeScroll(200);
  afterNavigation.pageShown(home, 'Home');
  expect(window.scrollY).toBe(900);
});

test('Back returns to an entry that was reached without scrolling', () => {
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  // A filter replaces the entry and leaves the page as it is.
  afterNavigation.pageShown({ ...home, key: 'filtered', byHistory: false }, 'Home');
  afterNavigation.pageShown(contact, 'Contact');
  afterNavigation.pageShown({ ...home, key: 'filtered' }, 'Home');
  expect(window.scrollY).toBe(900);
});

test('a page that changes only its query keeps scroll, title and focus', () => {
  afterNavigation.pageShown(home, 'Home');
  document.querySelector('section')?.setAttribute('tabindex', '-1');
  document.querySelector('section')?.focus();
  fakeScroll(900);
  afterNavigation.pageShown({ ...home, key: 'b', byHistory: false }, 'Home');
  expect(document.title).toBe('Home');
  expect(window.scrollY).toBe(900);
  expect(focused()).toBe('About');
});

test('a link to the page that is shown leads to its top, with the focus on its heading', () => {
  afterNavigation.pageShown(home, 'Home');
  fakeScroll(900);
  afterNavigation.pageShown({ ...home, key: 'b', byHistory: false, byLink: true }, 'Home');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('the page that replaces its failure notice gets its title and the focus', () => {
  afterNavigation.pageShown(home, 'Home');
  afterNavigation.pageShown(contact, 'Meridian');
  document.querySelector('h1')?.blur();
  afterNavigation.pageShown(contact, 'Contact');
  expect(document.title).toBe('Contact');
  expect(focused()).toBe('Heading');
});

test('reported twice, as React does in development, a page is shown once', () => {
  afterNavigation.pageShown(home, 'Home');
  afterNavigation.pageShown(contact, 'Contact');
  fakeScroll(500);
  document.querySelector('h1')?.blur();
  afterNavigation.pageShown(contact, 'Contact');
  expect(window.scrollY).toBe(500);
  expect(document.body).toHaveFocus();
});

test('the browser restores scroll after a reload or on the way back to this document, and only then', () => {
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('a document that is still loading has its scroll restored by the browser first', () => {
  window.dispatchEvent(new Event('pagehide'));
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  createAfterNavigation();
  expect(history.scrollRestoration).toBe('auto');
  state.mockRestore();
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
