import { render, screen, within } from '@testing-library/react';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { Header } from './Header';

test('links to the places of the site, in order, and home from the name of the firm', () => {
  render(<Header business={business} links={mainNavigation} path="/" hasAction />);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    mainNavigation.map(({ label, href }) => [label, href]),
  );
  expect(screen.getByRole('link', { name: business.name })).toHaveAttribute('href', '/');
});
