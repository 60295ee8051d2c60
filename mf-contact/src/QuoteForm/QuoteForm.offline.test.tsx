import { screen, waitFor } from '@testing-library/react';
import { readQuoteDraft } from 'shared-content/contract/quoteDraft';

import { answers, field, fillIn, renderQuoteForm, sendButton } from '../../testing/renderQuoteForm';

// The connection was lost after the page had loaded, or the build of the page is gone: no rules can be loaded.
jest.mock('./quoteRequestSchema', () => {
  throw new Error('Loading chunk failed');
});

const notify = jest.fn();
const reload = () => screen.queryByRole('button', { name: 'Reload the page' });

beforeEach(() => {
  notify.mockClear();
});

test('a form that cannot be checked is not sent, and says so', async () => {
  const send = jest.fn();
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
  // Nothing answers: a reload would end in the browser's error page.
  expect(reload()).not.toBeInTheDocument();
});

describe('where the site answers', () => {
  beforeEach(() => {
    Object.assign(globalThis, { fetch: () => Promise.resolve({ status: 200 }) });
  });

  test('a reload is offered, for which all that was typed is kept', async () => {
    const { user } = renderQuoteForm();
    await fillIn(user);
    await user.selectOptions(screen.getByRole('combobox', { name: /Budget/ }), '£10,000 to £50,000');
    await user.click(sendButton());

    await waitFor(() => {
      expect(reload()).toBeVisible();
    });
    expect(screen.getByText(/what you typed is kept/)).toHaveRole('alert');
    expect(readQuoteDraft()).toEqual({ ...answers, budget: '10k-50k' });
  });

  test('none is offered where nothing can be kept', async () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user } = renderQuoteForm({ notify });
    await user.click(sendButton());
    await waitFor(() => {
      expect(notify).toHaveBeenCalled();
    });
    expect(reload()).not.toBeInTheDocument();
    denied.mockRestore();
  });
});
