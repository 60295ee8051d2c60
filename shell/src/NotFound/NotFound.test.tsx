import { render, screen } from '@testing-library/react';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { NotFound } from './NotFound';

const page = (path: string) => <NotFound business={business} links={mainNavigation} path={path} />;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('says that the page is not there, and leads home, to the telephone and to the other pages', () => {
  render(page('/roofs'));
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute(
    'tabindex',
    '-1',
  );
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: `Call ${business.mobile.display}` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/portfolio');
});

test('logs each missing path once', () => {
  const { rerender } = render(page('/roofs'));
  rerender(page('/roofs'));
  rerender(page('/walls'));
  expect(warn.mock.calls).toEqual([['No page at /roofs'], ['No page at /walls']]);
});
