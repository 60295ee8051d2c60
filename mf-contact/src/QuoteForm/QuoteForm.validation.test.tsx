import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { field, fillIn, projectType, renderQuoteForm, sendButton } from '../../testing/renderQuoteForm';

const everyMessage = [
  'Project type is required',
  'First name is required',
  'Last name is required',
  'Email is required',
  'Phone number is required',
  'Please select a contact method',
  'Project details are required',
];

const summary = () => screen.findByRole('group', { name: 'Please check these answers' });

test('an empty form is not sent, and says what is missing under each field', async () => {
  const send = jest.fn();
  const { user } = renderQuoteForm({ send });

  await user.click(sendButton());
  await summary();

  expect(field('First name')).toHaveAccessibleDescription('First name is required');
  expect(field('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(field('Phone number')).toHaveAccessibleDescription('Phone number is required');
  expect(projectType()).toHaveAccessibleDescription('Project type is required');
  const contactMethod = screen.getByRole('radiogroup', { name: 'How should we contact you?' });
  expect(contactMethod).toHaveAccessibleDescription('Please select a contact method');
  expect(field('Project details')).toHaveAccessibleDescription(
    /^Project details are required It helps to know the postcode/,
  );
  expect(field('First name')).toBeInvalid();
  expect(contactMethod).toBeInvalid();
  expect(contactMethod).toBeRequired();
  expect(send).not.toHaveBeenCalled();
});

test('the budget may stay empty', async () => {
  const { user } = renderQuoteForm();

  await user.click(sendButton());
  await summary();

  const budget = screen.getByRole('combobox', { name: 'Budget (optional)' });
  expect(budget).toBeValid();
  expect(budget).not.toHaveAttribute('aria-required', 'true');
});

test('lists every problem above the form, in the order of the fields, and takes the focus there', async () => {
  const { user } = renderQuoteForm();

  await user.click(sendButton());

  const links = within(await summary()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(everyMessage);
  expect(await summary()).toHaveFocus();
});

test.each([
  ['First name is required', () => field('First name')],
  ['Project type is required', projectType],
  ['Please select a contact method', () => screen.getByRole('radio', { name: 'Phone' })],
  ['Project details are required', () => field('Project details')],
])('the problem %p leads to its field, without a step in the history', async (message, control) => {
  const { user } = renderQuoteForm();
  await user.click(sendButton());

  const followed = fireEvent.click(within(await summary()).getByRole('link', { name: message }));

  expect(followed).toBe(false);
  await waitFor(() => {
    expect(control()).toHaveFocus();
  });
});

test('nothing is checked before sending', async () => {
  const { user } = renderQuoteForm();
  await user.type(field('Email'), 'plain');
  await user.tab();
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
});

test('an answer loses its message as soon as it is right, and gets no other one before', async () => {
  const { user } = renderQuoteForm();
  await user.click(sendButton());
  await summary();

  await user.type(field('Email'), 'ada@');
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  await user.type(field('Email'), 'example.org');
  await waitFor(() => {
    expect(field('Email')).toBeValid();
  });
  expect(field('Email')).not.toHaveAccessibleDescription();
  expect(field('First name')).toBeInvalid();
});

test('a choice loses its message when it is made', async () => {
  const { user } = renderQuoteForm();
  await user.click(sendButton());
  await summary();

  await user.selectOptions(projectType(), 'Roofing');
  await user.click(screen.getByRole('radio', { name: 'Email' }));

  await waitFor(() => {
    expect(projectType()).toBeValid();
    expect(screen.getByRole('radiogroup')).toBeValid();
  });
});

test('an answer that was right when the form was sent gets no message while it is changed', async () => {
  const { user } = renderQuoteForm();
  await user.type(field('Email'), 'ada@example.org');
  await user.click(sendButton());
  await summary();

  await user.clear(field('Email'));
  await user.type(field('First name'), 'Ada');
  await waitFor(() => {
    expect(field('First name')).toBeValid();
  });
  expect(field('Email')).toBeValid();
});

test('the summary crosses out what is corrected, and stays as high as it was', async () => {
  const { user } = renderQuoteForm();
  await user.click(sendButton());
  await summary();
  await user.type(field('First name'), 'Ada');

  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'First name is required' })).not.toBeInTheDocument();
  });
  const lines = within(await summary()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(everyMessage);
});

test('takes the focus to the problems on every failed attempt', async () => {
  const { user } = renderQuoteForm();
  await user.click(sendButton());
  await summary();

  await user.type(field('First name'), 'Ada{Enter}');

  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: /required/ })).toHaveLength(5);
  });
  expect(await summary()).toHaveFocus();
  expect(field('First name')).toBeValid();
});

test('the problems are gone once the form is complete and sent', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderQuoteForm({ send });
  await user.click(sendButton());
  await summary();

  await fillIn(user);
  await user.click(sendButton());

  expect(await screen.findByRole('group', { name: /Your message is with us/ })).toBeVisible();
  expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
});

test('no contact method is chosen beforehand', () => {
  renderQuoteForm();

  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});
