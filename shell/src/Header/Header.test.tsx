import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { Header } from './Header';

function renderHeader(path = '/') {
  render(<Header business={business} links={mainNavigation} path={path} />);
}

test('offers to skip to the content before anything else', async () => {
  renderHeader();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '#main');
});

test('links to the places of the site, in order', () => {
  renderHeader();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    mainNavigation.map(({ label, href }) => [label, href]),
  );
});

test.each([
  ['/', 'Home'],
  ['/portfolio', 'Portfolio'],
  ['/contact', 'Contact'],
])('marks only the page that is shown: %s', (path, label) => {
  renderHeader(path);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([label]);
});

test('marks no page where there is none', () => {
  renderHeader('/nowhere');
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

test('calls the mobile number from Call Now', () => {
  renderHeader();
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', business.mobile.href);
});

test('gives the mobile number, the office number and the address for enquiries', () => {
  renderHeader();
  expect(screen.getByRole('link', { name: 'Mobile 07700 900123' })).toHaveAttribute(
    'href',
    'tel:+447700900123',
  );
  expect(screen.getByRole('link', { name: 'Office 020 7946 0123' })).toHaveAttribute(
    'href',
    'tel:+442079460123',
  );
  expect(screen.getByRole('link', { name: `Email ${business.email.display}` })).toHaveAttribute(
    'href',
    business.email.href,
  );
});

test('leads home from the name of the firm', () => {
  renderHeader('/contact');
  expect(screen.getByRole('link', { name: business.name })).toHaveAttribute('href', '/');
});
