import { act, fireEvent, screen } from '@testing-library/react';

import {
  answers,
  field,
  fillIn,
  projectType,
  renderQuoteForm,
  scrollIntoView,
  sendButton,
} from '../../testing/renderQuoteForm';

const sentPanel = { name: 'Thank you. Your message is with us.' };

beforeEach(() => {
  scrollIntoView.mockClear();
});

/** A transport that succeeds or fails when the test says so. */
function transport() {
  const outcome: { succeed: () => void; fail: () => void } = {
    succeed: () => undefined,
    fail: () => undefined,
  };
  const send = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        outcome.succeed = resolve;
        outcome.fail = () => {
          reject(new Error('The connection is lost'));
        };
      }),
  );
  return { send, outcome };
}

async function sendCompleteForm() {
  const { send, outcome } = transport();
  const notify = jest.fn();
  const { user } = renderQuoteForm({ send, notify });
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Sending...' });
  return { user, send, notify, outcome };
}

test('sends what was written, once', async () => {
  const { send } = await sendCompleteForm();

  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(answers);
});

test('sends what a password manager wrote without any event', async () => {
  const { send } = transport();
  const { user } = renderQuoteForm({ send });
  await fillIn(user);
  Object.assign(field('First name'), { value: 'Grace' });
  Object.assign(projectType(), { value: 'roofing' });

  await user.click(sendButton());

  await screen.findByRole('button', { name: 'Sending...' });
  expect(send).toHaveBeenCalledWith({ ...answers, firstName: 'Grace', projectType: 'roofing' });
});

test('says that it is sending, in a live region that was there before', async () => {
  const { send } = transport();
  const { user } = renderQuoteForm({ send });
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  await fillIn(user);
  await user.click(sendButton());

  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Sending...');
});

test('cannot be sent twice, whether by double click or by Enter', async () => {
  const { send, outcome } = transport();
  const { user } = renderQuoteForm({ send });
  await fillIn(user);

  await user.dblClick(sendButton());
  await user.type(field('First name'), '{Enter}');
  const form = field('First name').closest('form');
  if (form) fireEvent.submit(form);
  await screen.findByRole('button', { name: 'Sending...' });
  outcome.succeed();
  await screen.findByRole('group', sentPanel);

  expect(send).toHaveBeenCalledTimes(1);
});

test('once sent: a toast, and in the place of the form what happens next', async () => {
  const { notify, outcome } = await sendCompleteForm();

  await act(async () => {
    outcome.succeed();
    await Promise.resolve();
  });

  expect(notify.mock.calls).toEqual([
    [
      {
        kind: 'success',
        title: 'Message Sent Successfully!',
        description: "We'll get back to you within 24 hours.",
      },
    ],
  ]);
  expect(screen.getByRole('group', sentPanel)).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(screen.getByRole('group', sentPanel)).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('another message begins with an empty form that requires every answer again', async () => {
  const { user, send, outcome } = await sendCompleteForm();
  await act(async () => {
    outcome.succeed();
    await Promise.resolve();
  });

  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(projectType()).toHaveFocus();
  for (const textbox of screen.getAllByRole('textbox')) expect(textbox).toHaveValue('');
  expect(projectType()).toHaveValue('');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(sendButton());

  expect(await screen.findAllByRole('link', { name: /is required|are required|select/ })).toHaveLength(7);
  expect(screen.queryByRole('group', sentPanel)).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test('leaves a visitor who has moved on where they are', async () => {
  const { outcome } = await sendCompleteForm();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();

  await act(async () => {
    outcome.succeed();
    await Promise.resolve();
  });

  expect(screen.getByRole('group', sentPanel)).toBeVisible();
  expect(elsewhere).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
  elsewhere.remove();
});

test('when sending fails: an error toast, and every answer is kept for another try', async () => {
  const { user, send, notify, outcome } = await sendCompleteForm();

  await act(async () => {
    outcome.fail();
    await Promise.resolve();
  });

  expect(notify.mock.calls).toEqual([
    [{ kind: 'error', title: 'Error', description: 'Failed to send message. Please try again.' }],
  ]);
  expect(field('First name')).toHaveValue(answers.firstName);
  expect(projectType()).toHaveValue(answers.projectType);
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Sending...' });
  expect(send).toHaveBeenCalledTimes(2);
});
