import { waitFor } from '@testing-library/react';

import { answers, field, fillIn, renderQuoteForm, sendButton } from '../../testing/renderQuoteForm';

// The connection is lost after the page has loaded, so the rules cannot be loaded.
jest.mock('./quoteRequestSchema', () => {
  throw new Error('Loading chunk failed');
});

test('a form that cannot be checked is not sent, and says so', async () => {
  const send = jest.fn();
  const notify = jest.fn();
  const { user } = renderQuoteForm({ send, notify });
  await fillIn(user);

  await user.click(sendButton());

  await waitFor(() => {
    expect(notify).toHaveBeenCalledWith({
      kind: 'error',
      title: 'Error',
      description: 'Failed to send message. Please try again.',
    });
  });
  expect(send).not.toHaveBeenCalled();
  expect(field('First name')).toHaveValue(answers.firstName);
  expect(sendButton()).toBeEnabled();
});
