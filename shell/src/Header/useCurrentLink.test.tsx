import { act, render, screen } from '@testing-library/react';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { Header } from './Header';

/** The sections that are observed, and how the browser tells whether each lies across the middle of the window. */
const observed = new Map<Element, (isIntersecting: boolean) => void>();

beforeEach(() => {
  document.body.innerHTML = '<section id="services"></section><section id="about"></section>';
  Object.assign(window, {
    IntersectionObserver: class {
      private readonly elements: Element[] = [];

      constructor(
        private readonly notice: (
          entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[],
        ) => void,
      ) {}

      observe(target: Element) {
        this.elements.push(target);
        observed.set(target, (isIntersecting) => {
          this.notice([{ target, isIntersecting }]);
        });
      }

      disconnect() {
        for (const element of this.elements) observed.delete(element);
      }
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const header = (path: string) => <Header business={business} links={mainNavigation} path={path} />;

/** Scrolls a section to the middle of the window, or away from it. */
function scroll(id: string, toMiddle: boolean) {
  act(() => {
    for (const [{ id: known }, tell] of observed) if (known === id) tell(toMiddle);
  });
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

test('marks the section that is scrolled to in place of its page, and the page again after it', () => {
  render(header('/'));
  expect(current()).toEqual([['Home', 'page']]);
  scroll('services', true);
  expect(current()).toEqual([['Services', 'location']]);
  // The browser may tell of the next section first.
  scroll('about', true);
  scroll('services', false);
  expect(current()).toEqual([['About', 'location']]);
  scroll('about', false);
  expect(current()).toEqual([['Home', 'page']]);
});

test('forgets the section with its page', () => {
  const { rerender } = render(header('/'));
  scroll('about', true);
  rerender(header('/portfolio'));
  expect(current()).toEqual([['Portfolio', 'page']]);
  expect(observed.size).toBe(0);
});
