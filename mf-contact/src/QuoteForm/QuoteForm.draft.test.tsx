import { screen } from '@testing-library/react';
import { keepQuoteDraft, readQuoteDraft } from 'shared-content/contract/quoteDraft';

import {
  answers,
  field,
  fillIn,
  projectType,
  renderQuoteForm,
  sendButton,
} from '../../testing/renderQuoteForm';

const { firstName, lastName, email, phone, projectDetails } = answers;
const draft = { firstName, lastName, email, phone, projectType: 'roofing', projectDetails };

test('starts with what was typed on the home page, on every way back', () => {
  keepQuoteDraft(draft);
  renderQuoteForm().unmount();
  renderQuoteForm();

  expect(field('First name')).toHaveValue(firstName);
  expect(field('Last name')).toHaveValue(lastName);
  expect(field('Email')).toHaveValue(email);
  expect(field('Phone number')).toHaveValue(phone);
  expect(projectType()).toHaveDisplayValue('Roofing');
  expect(field('Project details')).toHaveValue(projectDetails);
});

test('what was typed and chosen here is there again on the way back', async () => {
  const { user, unmount } = renderQuoteForm();
  await fillIn(user);
  await user.selectOptions(screen.getByRole('combobox', { name: /Budget/ }), '£10,000 to £50,000');
  unmount();
  renderQuoteForm();

  expect(field('First name')).toHaveValue(firstName);
  expect(projectType()).toHaveDisplayValue('Brickwork');
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: /Budget/ })).toHaveDisplayValue('£10,000 to £50,000');
});

test('what was carried over is sent', async () => {
  keepQuoteDraft(draft);
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderQuoteForm({ send });

  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.click(sendButton());

  await screen.findByRole('group', { name: /Your message is with us/ });
  expect(send).toHaveBeenCalledWith({ ...draft, preferredContact: 'email' });
});

test('starts with the choices that were made before a reload, as far as they are still offered', () => {
  keepQuoteDraft({ budget: '10k-50k', preferredContact: 'email' });
  const { unmount } = renderQuoteForm();
  expect(screen.getByRole('combobox', { name: /Budget/ })).toHaveDisplayValue('£10,000 to £50,000');
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();

  unmount();
  keepQuoteDraft({ budget: 'a-fortune', preferredContact: 'pigeon' });
  renderQuoteForm();
  expect(screen.getByRole('combobox', { name: /Budget/ })).toHaveDisplayValue('Choose a range');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('a project type that the form does not offer is left out', () => {
  keepQuoteDraft({ ...draft, projectType: 'plumbing' });
  renderQuoteForm();

  expect(projectType()).toHaveDisplayValue('Choose a project type');
  expect(field('First name')).toHaveValue(firstName);
});

test('the service of the address counts for more than the choice on the home page', () => {
  keepQuoteDraft(draft);
  renderQuoteForm({ requestedProjectType: 'extensions' });

  expect(projectType()).toHaveDisplayValue('Extensions');
  expect(field('First name')).toHaveValue(firstName);
});

test('once sent, the draft is gone with the other answers', async () => {
  keepQuoteDraft(draft);
  const { user } = renderQuoteForm({ send: () => Promise.resolve() });
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.click(sendButton());
  await user.click(await screen.findByRole('button', { name: 'Send another message' }));

  for (const textbox of screen.getAllByRole('textbox')) expect(textbox).toHaveValue('');
  expect(projectType()).toHaveValue('');
  expect(readQuoteDraft()).toEqual({});
});
