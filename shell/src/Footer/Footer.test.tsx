import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { business } from 'shared-content/business';
import { footerQuickLinks, footerServiceLinks } from 'shared-content/content/navigation';
import { Footer } from './Footer';

function renderFooter(firm: ComponentProps<typeof Footer>['business'] = business) {
  render(<Footer business={firm} serviceLinks={footerServiceLinks} quickLinks={footerQuickLinks} />);
}

function linksOf(name: string) {
  return within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('says who the firm is and where it works', () => {
  renderFooter();
  expect(screen.getByText(business.blurb)).toBeInTheDocument();
  expect(screen.getByText(/Serving all areas within 30 miles/)).toBeInTheDocument();
});

test('gives both numbers and the address for enquiries', () => {
  renderFooter();
  expect(screen.getByRole('link', { name: business.mobile.display })).toHaveAttribute(
    'href',
    business.mobile.href,
  );
  expect(screen.getByRole('link', { name: business.office.display })).toHaveAttribute(
    'href',
    business.office.href,
  );
  expect(screen.getByRole('link', { name: business.email.display })).toHaveAttribute(
    'href',
    business.email.href,
  );
});

test('leads to the services from every page', () => {
  renderFooter();
  expect(linksOf('Services')).toEqual(
    ['New Builds', 'Extensions', 'Brickwork', 'Foundations', 'Roofing', 'General Building'].map((label) => [
      label,
      '/#services',
    ]),
  );
});

test('leads to the sections of the home page from every page', () => {
  renderFooter();
  expect(linksOf('Quick Links')).toEqual([
    ['Home', '/#home'],
    ['Services', '/#services'],
    ['About', '/#about'],
    ['Contact', '/#contact'],
  ]);
});

test('names the year of the copyright and the legal pages', () => {
  renderFooter();
  expect(screen.getByText(/^© 2024 Meridian Brickwork & Construction/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeInTheDocument();
});

test('a legal link leads to its page once that is written', () => {
  const privacy = { label: 'Privacy Policy', href: '/privacy' };
  renderFooter({ ...business, legal: { ...business.legal, privacy } });
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('a legal link whose page is not written is a link like any other, yet a click goes nowhere', async () => {
  renderFooter();
  const link = screen.getByRole('link', { name: 'Privacy Policy' });
  while (document.activeElement !== link) await userEvent.tab();
  expect(link).toHaveAttribute('href', '#');
  expect(fireEvent.click(link)).toBe(false);
});
