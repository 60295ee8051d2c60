import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notification } from 'shared-content/contract/page';
import { notify } from './notify';

const failed: Notification = {
  kind: 'error',
  title: 'Error',
  description: 'Failed to send message. Please try again.',
};
let reachable = false;
const showToast = jest.fn();

jest.mock('./toaster', () => {
  if (!reachable) throw new Error('Loading chunk toasts failed');
  return { showToast };
});

test('tells the visitor plainly, once, where the toasts cannot be loaded', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  notify(failed);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error Failed to send message. Please try again.',
  );
  expect(report).toHaveBeenCalledTimes(1);

  notify(failed);
  await waitFor(() => {
    expect(report).toHaveBeenCalledTimes(2);
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('tries to load the toasts again at the next call', async () => {
  reachable = true;
  notify(failed);
  await waitFor(() => {
    expect(showToast).toHaveBeenCalledWith(failed);
  });
});
