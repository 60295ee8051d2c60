import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { field, fillIn, quoteFormElement, renderQuoteForm, sendButton } from '../../testing/renderQuoteForm';
import { FieldsRejected } from './useDelivery';

const endpoint = '/api/enquiries';

test("the service's messages stand at their fields, and nothing is lost", async () => {
  const notify = jest.fn();
  const send = () => Promise.reject(new FieldsRejected({ phone: 'Phone number is required' }));
  const { user } = renderQuoteForm({ endpoint, send, notify });
  await fillIn(user);
  await user.click(sendButton());

  expect(await screen.findByRole('link', { name: 'Phone number is required' })).toBeVisible();
  expect(field('Phone number')).toBeInvalid();
  expect(field('First name')).toHaveValue('Ada');
  expect(notify).not.toHaveBeenCalled();
});

test('after a second failure the numbers stand by the button', async () => {
  const notify = jest.fn();
  const { user } = renderQuoteForm({ endpoint, notify, send: () => Promise.reject(new Error('503')) });
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('please call us: 07700 900123, 020 7946 0123.');
  expect(notify).toHaveBeenCalledTimes(2);
  expect(field('First name')).toHaveValue('Ada');
});

test('a browser without script posts the form to the service', () => {
  document.body.innerHTML = renderToString(quoteFormElement({ endpoint }));
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('action', endpoint);
  expect(form).toHaveAttribute('method', 'post');
  expect(sendButton()).toHaveAttribute('type', 'submit');
  expect(document.querySelector('noscript')).toBeNull();
});

test('the field that programs fill in is out of reach for people', () => {
  document.body.innerHTML = renderToString(quoteFormElement({ endpoint }));
  const trap = document.querySelector('[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.parentElement).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).not.toBeInTheDocument();
});

test('without an address of a service there is neither', () => {
  document.body.innerHTML = renderToString(quoteFormElement());
  expect(document.querySelector('form')).not.toHaveAttribute('action');
  expect(document.querySelector('[name=website]')).toBeNull();
});
