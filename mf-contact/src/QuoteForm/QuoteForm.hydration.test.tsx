import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepQuoteDraft } from 'shared-content/contract/quoteDraft';

import {
  answers,
  field,
  projectType,
  quoteFormElement,
  sendButton,
  type QuoteFormProps,
} from '../../testing/renderQuoteForm';

let root: Root | undefined;
let container: HTMLElement;

function prerender() {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(quoteFormElement());
}

async function hydrate(props: Partial<QuoteFormProps> = {}) {
  const reported = jest.spyOn(console, 'error').mockImplementation();
  await act(async () => {
    root = hydrateRoot(container, quoteFormElement(props));
    await Promise.resolve();
  });
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
}

/** Fills in the form as a visitor does while no script has run. */
function fillInBeforeHydration(contactMethod: 'Phone' | 'Email') {
  const write = (element: HTMLElement, value: string) => {
    Object.assign(element, { value });
  };
  write(field('First name'), answers.firstName);
  write(field('Last name'), answers.lastName);
  write(field('Email'), answers.email);
  write(field('Phone number'), answers.phone);
  write(projectType(), answers.projectType);
  Object.assign(screen.getByRole('radio', { name: contactMethod }), { checked: true });
  write(field('Project details'), answers.projectDetails);
}

afterEach(() => {
  act(() => {
    root?.unmount();
  });
  container.remove();
});

test.each(['Phone', 'Email'] as const)(
  'what was filled in before hydration stays and is sent (%s)',
  async (method) => {
    prerender();
    fillInBeforeHydration(method);
    const send = jest.fn(() => Promise.resolve());
    await hydrate({ send });

    expect(field('First name')).toHaveValue(answers.firstName);
    expect(field('Project details')).toHaveValue(answers.projectDetails);
    expect(projectType()).toHaveValue(answers.projectType);
    expect(screen.getByRole('radio', { name: method })).toBeChecked();

    await userEvent.click(sendButton());

    await waitFor(() => {
      expect(send).toHaveBeenCalledWith({ ...answers, preferredContact: method.toLowerCase() });
    });
  },
);

test('a project type chosen before hydration is not replaced by that of the address', async () => {
  prerender();
  Object.assign(projectType(), { value: 'other' });

  await hydrate({ requestedProjectType: 'roofing' });

  expect(projectType()).toHaveValue('other');
});

test('what was typed here before hydration is not replaced by what was typed on the home page', async () => {
  keepQuoteDraft({ firstName: 'Grace', phone: '020 7946 0456' });
  prerender();
  Object.assign(field('First name'), { value: 'Ada' });

  await hydrate();

  expect(field('First name')).toHaveValue('Ada');
  expect(field('Phone number')).toHaveValue('020 7946 0456');
});

test('before hydration the browser cannot send the form itself', () => {
  prerender();

  expect(sendButton()).toHaveAttribute('type', 'button');
  expect(container.querySelectorAll('[type=submit], button:not([type])')).toHaveLength(0);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

test('gives the phone number and the email address without JavaScript', () => {
  prerender();

  // With scripting enabled the parser keeps the content of `noscript` as text.
  const line = container.querySelector('noscript')?.textContent;
  expect(line).toContain('please call or write to us');
  expect(line).toContain('<a href="tel:+447700900123">07700 900123</a>');
  expect(line).toContain('<a href="mailto:enquiries@meridian-brickwork.example">');
});

test('after hydration the button sends the form', async () => {
  prerender();
  await hydrate();

  expect(sendButton()).toHaveAttribute('type', 'submit');
});
