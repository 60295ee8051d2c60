import { act, screen } from '@testing-library/react';

import { renderQuoteForm, sendButton } from '../../testing/renderQuoteForm';
import type * as Rules from './quoteRequestSchema';

let finishLoading: () => void = () => undefined;

// On a slow connection the rules are still loading when the form is sent.
jest.mock('./quoteRequestSchema', () => {
  const { quoteRequestResolver } = jest.requireActual<typeof Rules>('./quoteRequestSchema');
  const loaded = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  return {
    quoteRequestResolver: async (...request: Parameters<typeof quoteRequestResolver>) => {
      await loaded;
      return quoteRequestResolver(...request);
    },
  };
});

test('a form that waits for its rules shows and says that it is being checked', async () => {
  const { user } = renderQuoteForm();
  expect(sendButton()).toHaveAttribute('aria-busy', 'false');

  await user.click(sendButton());
  expect(sendButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Checking your answers');

  act(finishLoading);
  await screen.findByRole('group', { name: 'Please check these answers' });
  expect(sendButton()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
