import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { FailureNotice } from './FailureNotice';

test('apologises and gives every way to reach the firm', () => {
  render(<FailureNotice business={business} onRetry={jest.fn()} retrying={false} />);
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toHaveAttribute(
    'tabindex',
    '-1',
  );
  expect(screen.getByRole('link', { name: '07700 900123' })).toHaveAttribute('href', business.mobile.href);
  expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', business.office.href);
  expect(screen.getByRole('link', { name: business.email.display })).toHaveAttribute(
    'href',
    business.email.href,
  );
});

test('tries again when asked', async () => {
  const onRetry = jest.fn();
  render(<FailureNotice business={business} onRetry={onRetry} retrying={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('does not start a second try while one is under way, and keeps the focus', async () => {
  const onRetry = jest.fn();
  render(<FailureNotice business={business} onRetry={onRetry} retrying />);
  const button = screen.getByRole('button', { name: 'Trying again…' });
  await userEvent.click(button);
  expect(onRetry).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
