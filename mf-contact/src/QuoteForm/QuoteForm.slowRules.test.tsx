import { act, screen } from '@testing-library/react';

import { renderQuoteForm, sendButton } from '../../testing/quoteFormCustomer';
import type * as Rules from './quoteRequestResolver';

let rulesArrive: () => void = () => undefined;

// On a slow connection the rules, loaded apart, are still on their way when the form is sent.
jest.mock('./quoteRequestResolver', () => {
  const { quoteRequestResolver } = jest.requireActual<typeof Rules>('./quoteRequestResolver');
  const arrived = new Promise<void>((resolve) => {
    rulesArrive = resolve;
  });
  return {
    quoteRequestResolver: async (...request: Parameters<typeof quoteRequestResolver>) => {
      await arrived;
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

  act(rulesArrive);
  await screen.findByRole('group', { name: 'Please check these answers' });
  expect(sendButton()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
