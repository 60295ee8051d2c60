import { fireEvent, render, screen, within } from '@testing-library/react';
import { type Business, business } from 'shared-content/business';
import { footerQuickLinks, footerServiceLinks } from 'shared-content/content/navigation';
import { Footer } from './Footer';

function renderFooter(firm: Business = business) {
  render(<Footer business={firm} serviceLinks={footerServiceLinks} quickLinks={footerQuickLinks} />);
}

test('says who the firm is, where it works, and the year of the copyright', () => {
  renderFooter();
  expect(screen.getByText(business.blurb)).toBeInTheDocument();
  expect(screen.getByText(/Serving all areas within 30 miles/)).toBeInTheDocument();
  expect(screen.getByText(/^© 2024 Meridian Brickwork & Construction/)).toBeInTheDocument();
});

test.each([
  [
    'Services',
    ['New Builds', 'Extensions', 'Brickwork', 'Foundations', 'Roofing', 'General Building'].map((label) => [
      label,
      '/#services',
    ]),
  ],
  [
    'Quick Links',
    [
      ['Home', '/#home'],
      ['Services', '/#services'],
      ['About', '/#about'],
      ['Contact', '/#contact'],
    ],
  ],
])('leads from every page to its %s', (name, links) => {
  renderFooter();
  const found = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});

test('a legal link goes nowhere until its page is written', () => {
  const privacy = { ...business.legal.privacy, href: '/privacy' };
  renderFooter({ ...business, legal: { ...business.legal, privacy } });
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  const unwritten = screen.getByRole('link', { name: 'Terms of Service' });
  expect(unwritten).toHaveAttribute('href', '#');
  expect(fireEvent.click(unwritten)).toBe(false);
});
