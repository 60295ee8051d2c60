import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  answers,
  field,
  fillIn,
  projectType,
  renderQuoteForm,
  scrollIntoView,
  sendButton,
  sentPanel,
} from '../../testing/renderQuoteForm';

const controls: [message: string, control: () => HTMLElement][] = [
  ['Project type is required', projectType],
  ['First name is required', () => field('First name')],
  ['Last name is required', () => field('Last name')],
  ['Email is required', () => field('Email')],
  ['Phone number is required', () => field('Phone number')],
  ['Please select a contact method', () => screen.getByRole('radiogroup')],
  ['Project details are required', () => field('Project details')],
];
const everyMessage = controls.map(([message]) => message);
const summary = () => screen.getByRole('group', { name: 'Please check these answers' });
const problem = (name: string) => within(summary()).getByRole('link', { name });

describe('an empty form that is sent', () => {
  const send = jest.fn();
  let user: ReturnType<typeof renderQuoteForm>['user'];
  beforeEach(async () => {
    ({ user } = renderQuoteForm({ send }));
    await user.click(sendButton());
    await waitFor(summary);
  });

  test('lists every problem above the form, in its order, and takes the focus there', () => {
    const links = within(summary()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(everyMessage);
    expect(summary()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test.each(controls)('says at the field: %s', (message, control) => {
    expect(control()).toBeInvalid();
    expect(control()).toBeRequired();
    expect(control()).toHaveAccessibleDescription(expect.stringMatching(`^${message}`));
  });

  test('does not ask for the budget', () => {
    const budget = screen.getByRole('combobox', { name: 'Budget (optional)' });
    expect(budget).toBeValid();
    expect(budget).not.toBeRequired();
  });

  test.each([
    ['Email is required', () => field('Email')],
    ['Please select a contact method', () => screen.getByRole('radio', { name: 'Phone' })],
  ])('the problem %p leads to its field, without a step in the history', async (message, control) => {
    expect(fireEvent.click(problem(message))).toBe(false);
    await waitFor(() => {
      expect(control()).toHaveFocus();
    });
  });

  test('a message goes as soon as the answer is right, and no other appears before', async () => {
    await user.type(field('Email'), 'ada@');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    await user.type(field('Email'), 'example.org');
    await user.selectOptions(projectType(), 'Roofing');
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    expect(field('Email')).toBeValid();
    expect(field('Email')).not.toHaveAccessibleDescription();
    expect(projectType()).toBeValid();
    expect(screen.getByRole('radiogroup')).toBeValid();
    expect(field('First name')).toBeInvalid();

    await user.clear(field('Email'));
    expect(field('Email')).toBeValid();
    expect(field('First name')).toBeInvalid();
  });

  test('a corrected problem is crossed out and stays in its line', async () => {
    await user.type(field('First name'), 'Ada');
    const lines = within(summary()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(everyMessage);
    expect(within(summary()).getAllByRole('link')).toHaveLength(everyMessage.length - 1);
  });

  test('takes the focus to the problems again when it is sent again', async () => {
    await user.type(field('First name'), 'Ada{Enter}');
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
    expect(within(summary()).getAllByRole('listitem')).toHaveLength(everyMessage.length - 1);
  });
});

test('no answer is checked and no choice is made before the form is sent', async () => {
  const { user } = renderQuoteForm();
  await user.type(field('Email'), 'plain');
  await user.tab();
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

/** Fills in and sends the form; the test decides when and how sending ends. */
async function sendCompleteForm({ endpoint = '', isSecondAttempt = false } = {}) {
  let end: (error?: Error) => void = () => undefined;
  const send = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = (error) => {
          if (error) reject(error);
          else resolve();
        };
      }),
  );
  const notify = jest.fn();
  const { user, unmount } = renderQuoteForm({ send, notify, endpoint });
  if (isSecondAttempt) await user.click(sendButton());
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Sending...' });
  const finish = (error?: Error) =>
    act(async () => {
      end(error);
      await Promise.resolve();
    });
  return { user, unmount, send, notify, finish };
}

test('while it is sent the button is disabled, a live region says so, and Enter sends nothing more', async () => {
  const { user, send, finish } = await sendCompleteForm();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Sending...');
  await user.type(field('First name'), '{Enter}');
  const form = field('First name').closest('form');
  if (form) fireEvent.submit(form);
  await finish();
  expect(send.mock.calls).toEqual([[answers]]);
});

test('the summary of corrected answers stays until the request has ended, so that nothing moves', async () => {
  const { finish } = await sendCompleteForm({ isSecondAttempt: true });
  expect(within(summary()).queryByRole('link')).not.toBeInTheDocument();
  await finish(new Error('no network'));
  expect(screen.queryByRole('group', { name: 'Please check these answers' })).not.toBeInTheDocument();
});

test('after sending a toast appears, and in the place of the form the four next steps', async () => {
  const { notify, finish } = await sendCompleteForm();
  await finish();
  const description = "We'll get back to you within 24 hours.";
  expect(notify.mock.calls).toEqual([
    [{ kind: 'success', title: 'Message Sent Successfully!', description }],
  ]);
  expect(screen.getByRole('group', sentPanel)).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('another message begins with an empty form that requires every answer', async () => {
  const { user, send, finish } = await sendCompleteForm();
  await finish();
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(projectType()).toHaveFocus();
  for (const textbox of screen.getAllByRole('textbox')) expect(textbox).toHaveValue('');
  expect(projectType()).toHaveValue('');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(sendButton());
  await waitFor(summary);
  expect(within(summary()).getAllByRole('link')).toHaveLength(everyMessage.length);
  expect(screen.queryByRole('group', sentPanel)).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a visitor who leaves the page while the form is sent, and comes back, sees that it is sent', async () => {
  const { user, unmount, send, notify, finish } = await sendCompleteForm();
  unmount();
  renderQuoteForm({ send });
  expect(field('First name')).toHaveValue(answers.firstName);
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await finish();
  expect(notify).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', sentPanel)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  for (const textbox of screen.getAllByRole('textbox')) expect(textbox).toHaveValue('');
});

test('a visitor who has moved on to another part of the page stays there', async () => {
  const { finish } = await sendCompleteForm();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await finish();
  expect(screen.getByRole('group', sentPanel)).toBeVisible();
  expect(elsewhere).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
  elsewhere.remove();
});

test('when sending fails a toast says so, every answer is kept, and the second time the numbers appear', async () => {
  const { user, send, notify, finish } = await sendCompleteForm({ endpoint: '/api/enquiries' });
  await finish(new Error('The connection is lost'));
  const description = 'Failed to send message. Please try again.';
  expect(notify.mock.calls).toEqual([[{ kind: 'error', title: 'Error', description }]]);
  expect(field('First name')).toHaveValue(answers.firstName);
  expect(projectType()).toHaveValue(answers.projectType);
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(sendButton());
  await finish(new Error('The connection is lost'));
  expect(await screen.findByRole('alert')).toHaveTextContent('please call us: 07700 900123, 020 7946 0123.');
  expect(send).toHaveBeenCalledTimes(2);
});

test('sends what a password manager wrote without an event', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderQuoteForm({ send });
  await fillIn(user);
  Object.assign(field('First name'), { value: 'Grace' });
  Object.assign(projectType(), { value: 'roofing' });
  await user.click(sendButton());
  await screen.findByRole('group', sentPanel);
  expect(send).toHaveBeenCalledWith({ ...answers, firstName: 'Grace', projectType: 'roofing' });
});
