import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LegalLink } from './LegalLink';

test('leads to the page once it is written', () => {
  render(<LegalLink label="Privacy Policy" href="/privacy" />);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('is a link like any other while the page is not written, yet followed it goes nowhere', async () => {
  render(<LegalLink label="Privacy Policy" href="#" />);
  const link = screen.getByRole('link', { name: 'Privacy Policy' });
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#');
  expect(fireEvent.click(link)).toBe(false);
});
