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
  summary,
} from '../../testing/renderQuoteForm';

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

test('nothing can be written while it is sent, since nobody would get it; after a failure it can', async () => {
  const { user, finish } = await sendCompleteForm();
  const details = field('Project details');
  await user.type(details, ' Three metres high.');
  expect(details).toHaveValue(answers.projectDetails);
  await finish(new Error('no network'));
  await user.type(details, ' Three metres high.');
  expect(details).toHaveValue(`${answers.projectDetails} Three metres high.`);
});

test('the summary of corrected answers stays until the request has ended, so that nothing moves', async () => {
  const { finish } = await sendCompleteForm({ isSecondAttempt: true });
  expect(within(summary()).queryByRole('link')).not.toBeInTheDocument();
  await finish(new Error('no network'));
  expect(screen.queryByRole('group', { name: 'Please check your answers' })).not.toBeInTheDocument();
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
  const panel = within(screen.getByRole('group', sentPanel));
  const { firstName, lastName, email, phone } = answers;
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Project',
    'Contact',
    'Details',
  ]);
  const sent = [
    'Brickwork',
    `${firstName} ${lastName}, ${email}, ${phone}, by email first`,
    answers.projectDetails,
  ];
  for (const answer of sent) expect(panel.getByText(answer)).toBeVisible();
  expect(panel.getByRole('link', { name: 'See our work' })).toHaveAttribute('href', '/portfolio');
  expect(screen.getByText(`We write to ${answers.email} within 24 hours.`)).toBeVisible();
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
  expect(within(summary()).getAllByRole('link')).toHaveLength(7);
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
