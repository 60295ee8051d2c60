import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { Header } from './Header';

const header = (path = '/') => <Header business={business} links={mainNavigation} path={path} />;

test('offers to skip to the content before anything else', async () => {
  render(header());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '#main');
});

test('links to the places of the site, in order, and home from the name of the firm', () => {
  render(header());
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    mainNavigation.map(({ label, href }) => [label, href]),
  );
  expect(screen.getByRole('link', { name: business.name })).toHaveAttribute('href', '/');
});

test('offers the call', () => {
  render(header());
  expect(screen.getByRole('link', { name: 'Call Now' })).toBeInTheDocument();
});

describe('the link of the visible place', () => {
  /** The observed sections, and what the browser calls when one enters or leaves the middle of the window. */
  const observed = new Map<Element, (isIntersecting: boolean) => void>();

  beforeEach(() => {
    document.body.innerHTML = '<section id="services"></section><section id="about"></section>';
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(private readonly notice: (entries: object[]) => void) {}

        observe(target: Element) {
          observed.set(target, (isIntersecting) => {
            this.notice([{ target, isIntersecting }]);
          });
        }

        disconnect() {
          observed.clear();
        }
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

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

  test('is marked while its section is in the middle of the window, and else that of the page', () => {
    render(header());
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

  test('changes with the page', () => {
    const { rerender } = render(header());
    scroll('about', true);
    rerender(header('/portfolio'));
    expect(current()).toEqual([['Portfolio', 'page']]);
    expect(observed.size).toBe(0);
    rerender(header('/nowhere'));
    expect(current()).toEqual([]);
  });
});
