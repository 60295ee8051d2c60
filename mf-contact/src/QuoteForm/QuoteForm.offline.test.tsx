import { waitFor } from '@testing-library/react';

import { answers, field, fillIn, renderQuoteForm, sendButton } from '../../testing/quoteFormCustomer';

// The connection went after the page was there: the rules, loaded apart, do not arrive.
jest.mock('./quoteRequestResolver', () => {
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
