import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepQuoteDraft, readQuoteDraft } from 'shared-content/contract/quoteDraft';

import {
  answers,
  field,
  projectType,
  quoteFormElement,
  renderQuoteForm,
  sendButton,
  type QuoteFormProps,
} from '../../testing/renderQuoteForm';

const { preferredContact, ...draft } = answers;
const budget = () => screen.getByRole('combobox', { name: /Budget/ });
const secondStep = () => screen.queryByRole('heading', { name: /Step 2 of 2/ });
const method = (name: string) => screen.getByRole('radio', { name });

describe('the draft', () => {
  test('what was typed on the home page is in the form, which says so, and is sent', async () => {
    keepQuoteDraft(draft);
    const send = jest.fn(() => Promise.resolve());
    const { user } = renderQuoteForm({ send });
    expect(field('First name')).toHaveValue(draft.firstName);
    expect(secondStep()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check them' })).toHaveAttribute('href', '#quote');
    expect(projectType()).toHaveDisplayValue('Brickwork');

    await user.click(method('Email'));
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Send another message' }));
    expect(send).toHaveBeenCalledWith({ ...draft, preferredContact });
    expect(readQuoteDraft()).toEqual({});
    for (const textbox of screen.getAllByRole('textbox')) expect(textbox).toHaveValue('');
    expect(secondStep()).not.toBeInTheDocument();
  });

  test('an answer that the short form does not ask for makes no second step', () => {
    keepQuoteDraft({ ...draft, preferredContact });
    renderQuoteForm();
    expect(method('Email')).toBeChecked();
    expect(secondStep()).not.toBeInTheDocument();
  });

  test('a choice that the form no longer offers is left out', () => {
    keepQuoteDraft({ ...draft, projectType: 'plumbing', budget: 'a-fortune', preferredContact: 'pigeon' });
    renderQuoteForm();
    expect(projectType()).toHaveDisplayValue('Choose a project type');
    expect(budget()).toHaveDisplayValue('Choose a range');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(field('First name')).toHaveValue(draft.firstName);
  });
});

test('the project type of the address replaces that of the draft, not that of the visitor', async () => {
  keepQuoteDraft(draft);
  const { user, rerender } = renderQuoteForm({ requestedProjectType: 'extensions' });
  expect(projectType()).toHaveDisplayValue('Extensions');
  rerender(quoteFormElement({ requestedProjectType: 'roofing' }));
  expect(projectType()).toHaveDisplayValue('Roofing');

  await user.selectOptions(projectType(), 'Other');
  rerender(quoteFormElement({ requestedProjectType: 'extensions' }));
  expect(projectType()).toHaveDisplayValue('Other');
});

describe('hydration', () => {
  let root: Root | undefined;
  let container: HTMLElement;
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(quoteFormElement());
  });
  afterEach(() => {
    act(() => {
      root?.unmount();
    });
    container.remove();
  });

  async function hydrate(props: Partial<QuoteFormProps> = {}) {
    const reported = jest.spyOn(console, 'error').mockImplementation();
    await act(async () => {
      root = hydrateRoot(container, quoteFormElement(props));
      await Promise.resolve();
    });
    expect(reported).not.toHaveBeenCalled();
    reported.mockRestore();
  }

  /** Writes as a visitor does before any script has run. */
  const write = (control: HTMLElement, value: string) => Object.assign(control, { value });

  test.each(['Phone', 'Email'])('keeps and sends what was filled in before it (%s)', async (chosen) => {
    write(field('First name'), answers.firstName);
    write(field('Last name'), answers.lastName);
    write(field('Email'), answers.email);
    write(field('Phone number'), answers.phone);
    write(projectType(), answers.projectType);
    write(field('Project details'), answers.projectDetails);
    Object.assign(method(chosen), { checked: true });
    const send = jest.fn(() => Promise.resolve());
    await hydrate({ send, requestedProjectType: 'roofing' });
    expect(projectType()).toHaveValue(answers.projectType);
    expect(method(chosen)).toBeChecked();

    await userEvent.click(sendButton());
    await waitFor(() => {
      expect(send).toHaveBeenCalledWith({ ...answers, preferredContact: chosen.toLowerCase() });
    });
  });

  test('fills in the draft, also over the older text that a browser restores after a reload', async () => {
    keepQuoteDraft({ projectDetails: 'A wall, two metres high', phone: '020 7946 0456' });
    write(field('Project details'), 'A wall');
    write(field('First name'), 'Ada');
    await hydrate();
    expect(field('Project details')).toHaveValue('A wall, two metres high');
    expect(field('Phone number')).toHaveValue('020 7946 0456');
    expect(field('First name')).toHaveValue('Ada');
  });

  test('keeps the project type that was chosen before it, not that of the address', async () => {
    keepQuoteDraft({ projectType: 'brickwork' });
    write(projectType(), 'brickwork');
    await hydrate({ requestedProjectType: 'roofing' });
    expect(projectType()).toHaveValue('brickwork');
  });

  test('makes the button send the form; before, a browser cannot send one that has no address', async () => {
    expect(sendButton()).toHaveAttribute('type', 'button');
    await hydrate();
    expect(sendButton()).toHaveAttribute('type', 'submit');
  });
});

describe('without script', () => {
  const prerender = (endpoint: string) => {
    document.body.innerHTML = renderToString(quoteFormElement({ endpoint }));
    const form = document.querySelector('form');
    const trap = document.querySelector('[name=website]');
    // The parser of a document with scripts keeps the content of `noscript` as text.
    return { form, trap, notice: document.querySelector('noscript')?.textContent };
  };

  test('a form without a service names phone number and email address', () => {
    const { form, trap, notice } = prerender('');
    expect(notice).toContain('please call or write to us');
    expect(notice).toContain('<a href="tel:+447700900123">07700 900123</a>');
    expect(notice).toContain('<a href="mailto:enquiries@meridian-brickwork.example">');
    expect(form).not.toHaveAttribute('action');
    // Keeps the answers out of the address.
    expect(form).toHaveAttribute('method', 'post');
    expect(trap).toBeNull();
  });

  test('a form with a service is posted to it, with a field that only programs reach', () => {
    const { form, trap, notice } = prerender('/api/enquiries');
    expect(notice).toBeUndefined();
    expect(form).toHaveAttribute('action', '/api/enquiries');
    expect(form).toHaveAttribute('method', 'post');
    expect(sendButton()).toHaveAttribute('type', 'submit');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).not.toBeInTheDocument();
  });
});
