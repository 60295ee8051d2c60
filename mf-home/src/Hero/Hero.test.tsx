import { render, screen } from '@testing-library/react';
import { business } from 'shared-content/business';
import { hero, trustBadges } from 'shared-content/content/home';
import { Hero } from './Hero';

function renderHero() {
  render(<Hero {...hero} pictureSizes="100vw" mobile={business.mobile} trustBadges={trustBadges} />);
}

test('says what the firm does, in the one heading that the shell can focus', () => {
  renderHero();
  const heading = screen.getByRole('heading', { level: 1, name: 'Professional Brickwork & Construction' });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('calls the mobile number', () => {
  renderHero();
  expect(screen.getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', 'tel:+447700900123');
});

test('leads to the portfolio', () => {
  renderHero();
  expect(screen.getByRole('link', { name: 'View Our Portfolio' })).toHaveAttribute('href', '/portfolio');
});

test('gives three reasons to trust the firm', () => {
  renderHero();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '25+ Years Experience',
    'Fully Insured & Licensed',
    'Quality Guaranteed',
  ]);
});

test('shows the picture at once, with room kept for it', () => {
  renderHero();
  const picture = screen.getByRole('img', { name: /red brick house wall/ });
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).not.toHaveAttribute('loading');
  expect(picture).toHaveAttribute('width', '1800');
  expect(picture).toHaveAttribute('height', '1200');
});
