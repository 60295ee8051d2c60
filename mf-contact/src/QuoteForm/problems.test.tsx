import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { field, projectType, renderQuoteForm, sendButton, summary } from '../../testing/renderQuoteForm';

const controls: [label: string, message: string, control: () => HTMLElement][] = [
  ['Project type', 'Project type is required', projectType],
  ['First name', 'First name is required', () => field('First name')],
  ['Last name', 'Last name is required', () => field('Last name')],
  ['Email', 'Email is required', () => field('Email')],
  ['Phone number', 'Phone number is required', () => field('Phone number')],
  ['Project details', 'Project details are required', () => field('Project details')],
  ['How should we contact you?', 'Please select a contact method', () => screen.getByRole('radiogroup')],
];
const everyMessage = controls.map(([, message]) => message);
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

  test.each(controls)('says what is wrong at the field: %s', (_, message, control) => {
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
    expect(field('Email')).toHaveAccessibleDescription('Email is required Write it like name@example.com.');
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
