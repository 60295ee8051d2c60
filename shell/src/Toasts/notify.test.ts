import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notification } from 'shared-content/contract/page';
import { notify } from './notify';

const sent: Notification = {
  kind: 'success',
  title: 'Message Sent Successfully!',
  description: "We'll get back to you within 24 hours.",
};
const failed: Notification = {
  kind: 'error',
  title: 'Error',
  description: 'Failed to send message. Please try again.',
};

let reachable = true;
jest.mock('./toaster', () => {
  if (!reachable) throw new Error('Loading chunk toasts failed');
  return jest.requireActual<object>('./toaster');
});

afterEach(async () => {
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) await userEvent.click(button);
});

// First: a module that is loaded once stays loaded, as in a browser.
test('shows a text plainly, once, while the toasts cannot be loaded', async () => {
  reachable = false;
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const times of [1, 2]) {
    notify(failed);
    await waitFor(() => {
      expect(report).toHaveBeenCalledTimes(times);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Error Failed to send message. Please try again.');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  reachable = true;
});

test('shows two notifications that come at once, each with its role', async () => {
  notify(sent);
  notify(failed);
  expect(await screen.findByRole('status')).toHaveTextContent(sent.title + sent.description);
  expect(await screen.findByRole('alert')).toHaveTextContent(failed.title + failed.description);
});

test('takes a success away by itself once its time is up', async () => {
  notify(sent);
  timeIsUp(await screen.findByRole('status'));
  await waitFor(() => {
    expect(screen.queryByText(sent.title)).not.toBeInTheDocument();
  });
});

test.each(['wheel', 'touchMove'] as const)(
  'takes a success away when the visitor scrolls on (%s)',
  async (scroll) => {
    notify(sent);
    await screen.findByRole('status');
    fireEvent[scroll](document.body);
    await waitFor(() => {
      expect(screen.queryByText(sent.title)).not.toBeInTheDocument();
    });
  },
);

test('keeps an error until it is dismissed', async () => {
  notify(failed);
  const alert = await screen.findByRole('alert');
  timeIsUp(alert);
  fireEvent.wheel(document.body);
  expect(screen.getByText(failed.title)).toBeInTheDocument();

  await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => {
    expect(screen.queryByText(failed.title)).not.toBeInTheDocument();
  });
});

test('shows one toast for the same text, however often it comes', async () => {
  notify(failed);
  const first = await screen.findByRole('alert');
  notify(failed);
  await waitFor(() => {
    expect(first).not.toBeInTheDocument();
  });
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

/** A toast's time is an animation of its hidden bar. */
function timeIsUp(notification: HTMLElement) {
  fireEvent.animationEnd(within(notification).getByRole('progressbar', { hidden: true }));
}
