import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

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
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  await act(async () => {
    root = hydrateRoot(container, quoteFormElement(props));
    await Promise.resolve();
  });
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
}

/** What a browser does with the keys of a visitor while no script has run. */
function writeBeforeHydration(contactMethod: 'Phone' | 'Email') {
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
  'what was filled in before the page came alive stays and is sent (%s)',
  async (method) => {
    prerender();
    writeBeforeHydration(method);
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

test('a project type chosen before the page came alive is not replaced by that of the address', async () => {
  prerender();
  Object.assign(projectType(), { value: 'other' });

  await hydrate({ requestedProjectType: 'roofing' });

  expect(projectType()).toHaveValue('other');
});

test('the browser cannot send the form itself while no script has run', () => {
  prerender();

  expect(sendButton()).toHaveAttribute('type', 'button');
  expect(container.querySelectorAll('[type=submit], button:not([type])')).toHaveLength(0);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

test('names the phone and the mail to those who have no JavaScript', () => {
  prerender();

  // With scripting on, the parser leaves what is inside as text.
  const line = container.querySelector('noscript')?.textContent;
  expect(line).toContain('please call or write to us');
  expect(line).toContain('<a href="tel:+447700900123">07700 900123</a>');
  expect(line).toContain('<a href="mailto:enquiries@meridian-brickwork.example">');
});

test('the button sends once the page is alive', async () => {
  prerender();
  await hydrate();

  expect(sendButton()).toHaveAttribute('type', 'submit');
});
