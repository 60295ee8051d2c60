import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { projectTypes } from 'shared-content/content/services';
import { readQuoteDraft } from 'shared-content/contract/quoteDraft';
import { Contact } from './Contact';

const openSection = () => render(<Contact business={business} projectTypes={projectTypes} />);

const submitted = jest.fn<undefined, [Event]>();

beforeEach(() => {
  document.addEventListener('submit', submitted);
  sessionStorage.clear();
  openSection();
});

afterEach(() => {
  document.removeEventListener('submit', submitted);
});

test('asks for name, email, phone, project type and project details', () => {
  expect(screen.getByRole('form', { name: 'Request a Quote' })).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
  expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText('Project details')).toBeVisible();
});

test('offers the six services and Other as project types', () => {
  const options = [...screen.getByLabelText<HTMLSelectElement>('Project type').options];
  expect(options.map(({ text }) => text)).toEqual([
    'Choose a project type',
    'New Builds',
    'Extensions',
    'Foundations',
    'Roofing',
    'Brickwork',
    'General Building',
    'Other',
  ]);
});

test('keeps what was typed and sends nothing when Send Message is pressed', async () => {
  const before = document.body.innerHTML;
  await userEvent.type(screen.getByLabelText('Email'), 'not an address');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toHaveValue('not an address');
  expect(document.body.innerHTML).toBe(before);
});

test('sends nothing when Enter is pressed in a field', async () => {
  await userEvent.type(screen.getByLabelText('Phone'), '020{Enter}');
  expect(submitted).not.toHaveBeenCalled();
});

test('says before the fields what happens next, and leads to the full form before and after them', () => {
  const lead = screen.getByText('Start here. The next page adds two questions and sends it.');
  const skip = screen.getByRole('link', { name: 'Skip to the full form' });
  const next = screen.getByRole('link', { name: 'Continue to the full form' });
  for (const element of [lead, skip]) {
    const position = element.compareDocumentPosition(screen.getByLabelText('First name'));
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  const position = screen.getByLabelText('Project details').compareDocumentPosition(next);
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const link of [skip, next]) expect(link).toHaveAttribute('href', '/contact#quote');
});

test('says beside the button that it sends nothing', () => {
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAccessibleDescription(
    'Nothing is sent from this page.',
  );
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

test('offers the phone numbers and the mail address', () => {
  expect(screen.getByText('07700 900123')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Mobile Now' })).toHaveAttribute('href', 'tel:+447700900123');
  expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
  expect(screen.getByRole('link', { name: /^enquiries@/ })).toHaveAttribute('href', business.email.href);
});

test('says where and when the firm works', () => {
  expect(screen.getByText('Serving all areas within 30 miles')).toBeVisible();
  expect(screen.getByText('Mon-Fri 7:00 AM - 6:00 PM')).toBeVisible();
  expect(screen.getByText('Sat 8:00 AM - 4:00 PM')).toBeVisible();
  expect(screen.queryByText(/Sun/)).not.toBeInTheDocument();
});
