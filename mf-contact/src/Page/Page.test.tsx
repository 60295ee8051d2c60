import { render, screen, within } from '@testing-library/react';
import type { PageModule } from 'shared-content/contract/page';

import * as page from './Page';

const contact: PageModule = page;
const Page = contact.default;

const navigate = jest.fn();

function openPage(search = '') {
  return render(<Page search={search} navigate={navigate} notify={() => undefined} />);
}

beforeEach(() => {
  navigate.mockClear();
});

afterEach(() => {
  location.hash = '';
});

test.each(['', '?service=foundations'])('has one first-level heading at %p', (search) => {
  const { container } = openPage(search);

  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

test('is about contacting the company, in one heading that can take the focus', () => {
  openPage();

  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Contact Meridian Brickwork & Construction');
  expect(heading).toHaveAttribute('tabindex', '-1');
});

test('leads back to the home page', () => {
  openPage();

  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('offers both ways to call to those who need help at once', () => {
  openPage();

  const card = within(screen.getByRole('region', { name: 'Need Immediate Help?' }));
  expect(card.getByRole('link', { name: 'Call Mobile' })).toHaveAttribute('href', 'tel:+447700900123');
  expect(card.getByRole('link', { name: 'Call Office' })).toHaveAttribute('href', 'tel:+442079460123');
});

test.each([
  ['Mobile', '07700 900123', 'tel:+447700900123'],
  ['Office', '020 7946 0123', 'tel:+442079460123'],
  ['Email', 'enquiries@meridian-brickwork.example', 'mailto:enquiries@meridian-brickwork.example'],
])('names the %s', (name, text, href) => {
  openPage();

  const entry = within(screen.getByRole('region', { name }));
  expect(entry.getByRole('link', { name: text })).toHaveAttribute('href', href);
});

test('says where the firm works', () => {
  openPage();

  const area = screen.getByRole('region', { name: 'Service Area' });
  expect(area).toHaveTextContent('South East London & Kent');
  expect(area).toHaveTextContent('Greenwich, Dartford, Bexley & within 30 miles');
});

test('says when the firm works', () => {
  openPage();

  const hours = screen.getByRole('region', { name: 'Business Hours' });
  expect(hours).toHaveTextContent('Mon-Fri 7:00 AM - 6:00 PM');
  expect(hours).toHaveTextContent('Sat 8:00 AM - 4:00 PM');
  expect(hours).toHaveTextContent('Sun emergency calls only');
});

test('gives three reasons, where the home page links to them', () => {
  openPage();

  const band = screen.getByRole('region', { name: /^Why Choose/ });
  expect(band).toHaveAttribute('id', 'why-choose');
  const reasons = within(band).getAllByRole('heading', { level: 3 });
  expect(reasons.map((reason) => reason.textContent)).toEqual([
    '24/7 Support',
    '25+ Years Experience',
    'Local Experts',
  ]);
  expect(band).toHaveTextContent(/emergency calls and urgent consultations/i);
  expect(band).toHaveTextContent(/local building regulations/i);
});

test('says beside the form what the details are used for', () => {
  openPage();

  const form = screen.getByRole('region', { name: 'Request a Quote' });
  expect(form).toHaveTextContent(/We use these details only to answer your request/);
});

test.each(['?service=foundations', '?from=home&service=foundations'])(
  'a link from a service opens the form with that service chosen: %p',
  (search) => {
    openPage(search);

    expect(screen.getByRole('combobox', { name: 'Project type' })).toHaveDisplayValue('Foundations');
  },
);

test('an address that names a service leads to the form', () => {
  openPage('?service=foundations');

  expect(navigate.mock.calls).toEqual([['?service=foundations#quote', { replace: true }]]);
  expect(screen.getByRole('region', { name: 'Request a Quote' })).toHaveAttribute('id', 'quote');
});

test.each([
  ['', ''],
  ['?service=plumbing', ''],
  ['?service=foundations', '#why-choose'],
])('the address %p%s leads nowhere else', (search, hash) => {
  location.hash = hash;
  openPage(search);

  expect(navigate).not.toHaveBeenCalled();
});

test('a visitor who has scrolled on before the page answers stays there', () => {
  const scrolled = jest.replaceProperty(window, 'scrollY', 400);
  openPage('?service=foundations');
  scrolled.restore();

  expect(navigate).not.toHaveBeenCalled();
});

test.each(['?service=plumbing', '?service=Foundations', '?service=', '?service=%E0%A4%A'])(
  'an unknown service in the address is ignored: %p',
  (search) => {
    openPage(search);

    const projectType = screen.getByRole('combobox', { name: 'Project type' });
    expect(projectType).toHaveDisplayValue('Choose a project type');
  },
);

test('offers the six services and other as project types', () => {
  openPage();

  const options = within(screen.getByRole('combobox', { name: 'Project type' })).getAllByRole('option');
  expect(options.map((option) => option.textContent).slice(1)).toEqual([
    'New Builds',
    'Extensions',
    'Foundations',
    'Roofing',
    'Brickwork',
    'General Building',
    'Other',
  ]);
});

test('is titled after the business', () => {
  expect(contact.meta.title).toBe('Contact | Meridian Brickwork & Construction');
  expect(contact.meta.description.length).toBeLessThan(170);
});
