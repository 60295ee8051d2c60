import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { business } from 'shared-content/business';
import { fieldNames } from 'shared-content/content/quoteForm';
import { projectTypes } from 'shared-content/content/services';
import { keepQuoteDraft, readQuoteDraft } from 'shared-content/contract/quoteDraft';
import { callNote, reviewByForm } from '../content';
import { Contact } from './Contact';

const section = (
  <Contact business={business} projectTypes={projectTypes} callNote={callNote} review={reviewByForm} />
);
const openSection = () => render(section);

const submitted = jest.fn<undefined, [Event]>();

beforeEach(() => {
  document.addEventListener('submit', submitted);
  sessionStorage.clear();
  openSection();
});

afterEach(() => {
  document.removeEventListener('submit', submitted);
});

test('asks for project type, name, email, phone and project details, in the order of the full form', () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Request a Quote' });
  const asked = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(asked).toEqual(fieldNames.filter((name) => asked.includes(name)));
  expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
  expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText('Project details')).toBeVisible();
  const options = [...screen.getByLabelText<HTMLSelectElement>('Project type').options];
  expect(options.map(({ text }) => text)).toEqual([
    'Choose a project type',
    ...projectTypes.map(({ label }) => label),
  ]);
});

test('keeps what was typed and sends nothing, by Send Message or by Enter in a field', async () => {
  const before = document.body.innerHTML;
  await userEvent.type(screen.getByLabelText('Email'), 'not an address{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toHaveValue('not an address');
  expect(document.body.innerHTML).toBe(before);
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAccessibleDescription(
    'Nothing is sent yet.',
  );
});

test('says before the fields what happens next, and leads to the full form before and after them', () => {
  const [lead, skip, first, details, next] = [
    screen.getByText(/Start here. The next page adds two questions and sends it./),
    screen.getByRole('link', { name: 'Skip to the full form' }),
    screen.getByLabelText('Project type'),
    screen.getByLabelText('Project details'),
    screen.getByRole('link', { name: 'Continue Your Request' }),
  ];
  for (const link of [skip, next]) expect(link).toHaveAttribute('href', '/contact#quote');
  for (const [before, after] of [
    [lead, first],
    [skip, first],
    [details, next],
  ] as const) {
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('goes on at the first question that is left', async () => {
  const next = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue Your Request' });
  next.addEventListener('click', (event) => {
    event.preventDefault();
  });
  const place = async () => {
    await userEvent.click(next);
    return next.hash;
  };
  expect(await place()).toBe('#quote');
  await userEvent.selectOptions(screen.getByLabelText('Project type'), 'Roofing');
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  expect(await place()).toBe('#request-lastName');
  for (const label of ['Last name', 'Email', 'Phone number', 'Project details'])
    await userEvent.type(screen.getByLabelText(label), 'x');
  expect(await place()).toBe('#request-preferredContact');
});

test('what was typed waits for the full form, and is here again on the way back', async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await userEvent.selectOptions(screen.getByLabelText('Project type'), 'Roofing');
  expect(readQuoteDraft()).toEqual({ firstName: 'Ada', projectType: 'roofing' });

  cleanup();
  openSection();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Project type')).toHaveDisplayValue('Roofing');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('the draft takes the place of the older text that a browser restores after a reload', () => {
  cleanup();
  keepQuoteDraft({ projectDetails: 'A wall, two metres high' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section);
  Object.assign(screen.getByLabelText('Project details'), { value: 'A wall' });
  render(section, { container, hydrate: true });
  expect(screen.getByLabelText('Project details')).toHaveValue('A wall, two metres high');
});

test('a project type that is not offered here is not taken from the other form', () => {
  cleanup();
  keepQuoteDraft({ firstName: 'Ada', projectType: 'plumbing' });
  openSection();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Project type')).toHaveDisplayValue('Choose a project type');
});

test('offers the numbers and the mail address, and says where and when the firm works', () => {
  expect(screen.getByText('07700 900123')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Mobile Now' })).toHaveAttribute('href', 'tel:+447700900123');
  expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
  expect(screen.getByRole('link', { name: /^enquiries@/ })).toHaveAttribute('href', business.email.href);
  expect(screen.getByText('Serving all areas within 30 miles')).toBeVisible();
  expect(screen.getByText('Mon-Fri 7:00 AM - 6:00 PM')).toBeVisible();
  expect(screen.getByText('Sat 8:00 AM - 4:00 PM')).toBeVisible();
  expect(screen.queryByText(/Sun/)).not.toBeInTheDocument();
});
