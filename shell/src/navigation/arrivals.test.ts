import { scrolledTo } from '../testing/browserApis';
import { type Arrivals, type Place, watchArrivals } from './arrivals';

let arrivals: Arrivals;

jest.useFakeTimers();

beforeEach(() => {
  delete document.documentElement.dataset.whole;
  history.replaceState(null, '', '/');
  document.title = 'Home';
  document.body.innerHTML = '<main><h1 tabindex="-1">Heading</h1><section id="about">About</section></main>';
  scrolledTo(0);
  arrivals = watchArrivals();
});

const home: Place = { key: 'a', pathname: '/', hash: '', restored: true, followed: false };
const contact: Place = { key: 'b', pathname: '/contact', hash: '', restored: false, followed: true };
const focused = () => document.activeElement?.textContent;
const inView = () => document.querySelector('[data-scrolled-into-view]')?.textContent;

test('leaves the first page as the browser opened it', () => {
  scrolledTo(300);
  arrivals.arrive({ ...home, hash: '#about' }, 'Another title');
  expect(document.title).toBe('Home');
  expect(window.scrollY).toBe(300);
  expect(document.body).toHaveFocus();
  expect(inView()).toBeUndefined();
});

test('all of the first page is laid out once there is time', () => {
  arrivals.arrive(home, 'Home');
  expect(document.documentElement.dataset.whole).toBeUndefined();
  jest.runAllTimers();
  expect(document.documentElement.dataset.whole).toBe('');
});

test('a new page begins at its top, with its title and the focus on its heading', () => {
  arrivals.arrive(home, 'Home');
  scrolledTo(900);
  arrivals.arrive(contact, 'Contact');
  expect(document.title).toBe('Contact');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('a page that is gone to before the first came to life is a new page', () => {
  scrolledTo(900);
  arrivals.arrive(contact, 'Contact');
  expect(document.title).toBe('Contact');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('a section is brought into view and gets the focus, each time its link is followed', () => {
  arrivals.arrive(home, 'Home');
  for (const key of ['b', 'c']) {
    document.querySelector('section')?.removeAttribute('data-scrolled-into-view');
    arrivals.arrive({ ...contact, key, pathname: '/', hash: '#about' }, 'Home');
    expect(inView()).toBe('About');
    expect(focused()).toBe('About');
  }
});

test.each(['#no-such-section', '#%', '#%E0%A4%A', '#', '#<script>'])(
  'a page that is opened at %s begins at its top',
  (hash) => {
    arrivals.arrive(home, 'Home');
    scrolledTo(900);
    arrivals.arrive({ ...contact, hash }, 'Contact');
    expect(window.scrollY).toBe(0);
    expect(focused()).toBe('Heading');
  },
);

test('a section may have a name in other letters', () => {
  document.querySelector('section')?.setAttribute('id', 'über uns');
  arrivals.arrive(home, 'Home');
  arrivals.arrive({ ...contact, hash: '#%C3%BCber%20uns' }, 'Contact');
  expect(focused()).toBe('About');
});

test('Back returns to where the visitor was reading', () => {
  arrivals.arrive(home, 'Home');
  scrolledTo(900);
  arrivals.arrive(contact, 'Contact');
  scrolledTo(200);
  arrivals.arrive(home, 'Home');
  expect(window.scrollY).toBe(900);
});

test('Back returns to a place that the visitor came to without scrolling', () => {
  arrivals.arrive(home, 'Home');
  scrolledTo(900);
  // A filter replaces the entry and leaves the page as it is.
  arrivals.arrive({ ...home, key: 'filtered', restored: false }, 'Home');
  arrivals.arrive(contact, 'Contact');
  arrivals.arrive({ ...home, key: 'filtered' }, 'Home');
  expect(window.scrollY).toBe(900);
});

test('a page that changes only its query keeps scroll, title and focus', () => {
  arrivals.arrive(home, 'Home');
  document.querySelector('section')?.setAttribute('tabindex', '-1');
  document.querySelector('section')?.focus();
  scrolledTo(900);
  arrivals.arrive({ ...home, key: 'b', restored: false }, 'Home');
  expect(document.title).toBe('Home');
  expect(window.scrollY).toBe(900);
  expect(focused()).toBe('About');
});

test('a link to the page on show leads to its top, with the focus on its heading', () => {
  arrivals.arrive(home, 'Home');
  scrolledTo(900);
  arrivals.arrive({ ...home, key: 'b', restored: false, followed: true }, 'Home');
  expect(window.scrollY).toBe(0);
  expect(focused()).toBe('Heading');
});

test('the page that takes the place of its failure notice gets its title and the focus', () => {
  arrivals.arrive(home, 'Home');
  arrivals.arrive(contact, 'Meridian');
  document.querySelector('h1')?.blur();
  arrivals.arrive(contact, 'Contact');
  expect(document.title).toBe('Contact');
  expect(focused()).toBe('Heading');
});

test('the same arrival twice, as React makes it in development, is one', () => {
  arrivals.arrive(home, 'Home');
  arrivals.arrive(contact, 'Contact');
  scrolledTo(500);
  document.querySelector('h1')?.blur();
  arrivals.arrive(contact, 'Contact');
  expect(window.scrollY).toBe(500);
  expect(document.body).toHaveFocus();
});

test('the browser restores scroll when the document is left and found again, and only then', () => {
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('a document that is still loading has its scroll restored by the browser first', () => {
  window.dispatchEvent(new Event('pagehide'));
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  watchArrivals();
  expect(history.scrollRestoration).toBe('auto');
  state.mockRestore();
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
