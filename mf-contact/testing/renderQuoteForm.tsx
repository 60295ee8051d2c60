import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { quoteForm } from 'shared-content/content/quoteForm';
import type { ComponentProps } from 'react';

import { QuoteForm } from '../src/QuoteForm/QuoteForm';

export const answers = {
  projectType: 'brickwork',
  firstName: 'Ada',
  lastName: 'Mason',
  email: 'ada@example.org',
  phone: '07700 900456',
  preferredContact: 'email',
  projectDetails: 'A garden wall, nine metres.',
} as const;

/** Stands in for the scrolling that jsdom does not do. */
export const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

afterEach(() => {
  // The draft of the next test is empty.
  sessionStorage.clear();
  scrollIntoView.mockClear();
});

export type QuoteFormProps = ComponentProps<typeof QuoteForm>;

export function quoteFormElement(props: Partial<QuoteFormProps> = {}) {
  const defaults = { texts: quoteForm, business, notify: () => undefined, send: () => Promise.resolve() };
  return <QuoteForm {...defaults} {...props} />;
}

export function renderQuoteForm(props: Partial<QuoteFormProps> = {}) {
  return { user: userEvent.setup(), ...render(quoteFormElement(props)) };
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const projectType = () => screen.getByRole('combobox', { name: 'Project type' });
export const sendButton = () => screen.getByRole('button', { name: 'Send Message' });
export const summary = () => screen.getByRole('group', { name: 'Please check your answers' });
export const sentPanel = { name: 'Thank you. Your message is with us.' };

export async function fillIn(user: UserEvent) {
  await user.type(field('First name'), answers.firstName);
  await user.type(field('Last name'), answers.lastName);
  await user.type(field('Email'), answers.email);
  await user.type(field('Phone number'), answers.phone);
  await user.selectOptions(projectType(), 'Brickwork');
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.type(field('Project details'), answers.projectDetails);
}
