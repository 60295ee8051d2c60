import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from './notify';

const sent = { kind: 'success', title: 'Sent', description: 'We will call you.' } as const;
const failed = { kind: 'error', title: 'Error', description: 'Please try again.' } as const;

/** Longer than a success is shown. */
const longMs = 10_000;

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (durationMs: number) => {
  act(() => {
    jest.advanceTimersByTime(durationMs);
  });
};

let hasFocus: jest.SpyInstance<boolean>;

beforeEach(() => {
  jest.useFakeTimers();
  hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(async () => {
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) await user.click(button);
  jest.useRealTimers();
});

test('shows two notifications that come at once, each with its role', () => {
  act(() => {
    notify(sent);
    notify(failed);
  });
  expect(screen.getByRole('status')).toHaveTextContent('SentWe will call you.');
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorPlease try again.');
});

test('removes a success after a while, and keeps an error until it is dismissed', async () => {
  act(() => {
    notify(sent);
    notify(failed);
  });
  pass(longMs);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps a success while the focus is in it, or the window is not looked at', () => {
  act(() => {
    notify(sent);
  });
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  pass(longMs);
  expect(screen.getByRole('status')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Dismiss' }).blur();
  hasFocus.mockReturnValue(false);
  pass(longMs);
  expect(screen.getByRole('status')).toBeInTheDocument();
  hasFocus.mockReturnValue(true);
  pass(longMs);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows one toast for the same text, as a new element that screen readers read', () => {
  act(() => {
    notify(failed);
  });
  const before = screen.getByRole('alert');
  act(() => {
    notify(failed);
  });
  expect(before).not.toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
