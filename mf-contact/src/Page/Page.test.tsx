import { render, screen, within } from '@testing-library/react';
import type { PageModule } from 'shared-content/contract/page';

import * as page from './Page';

const contact: PageModule = page;
const Page = contact.default;

const navigate = jest.fn();

function openPage(search = '') {
  return render(<Page search={search} navigate={navigate} notify={() => undefined} />);
}

const region = (name: string | RegExp) => screen.getByRole('region', { name });
const projectType = () => screen.getByRole('combobox', { name: 'Project type' });

beforeEach(() => {
  navigate.mockClear();
});

afterEach(() => {
  location.hash = '';
});

test('names the firm in its title and its heading', () => {
  expect(contact.meta.title).toBe('Contact | Meridian Brickwork & Construction');
  expect(contact.meta.description.length).toBeLessThan(170);
  openPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Contact Meridian Brickwork & Construction',
  );
});

test('calls where a phone shows it first', () => {
  openPage();
  expect(screen.getByRole('link', { name: 'Call Now 07700 900123' })).toHaveAttribute(
    'href',
    'tel:+447700900123',
  );
});

test.each([
  ['Need Immediate Help?', 'Call Mobile', 'tel:+447700900123'],
  ['Need Immediate Help?', 'Call Office', 'tel:+442079460123'],
  ['Mobile', '07700 900123', 'tel:+447700900123'],
  ['Office', '020 7946 0123', 'tel:+442079460123'],
  ['Email', 'enquiries@meridian-brickwork.example', 'mailto:enquiries@meridian-brickwork.example'],
])('%s: %s', (name, text, href) => {
  openPage();
  expect(within(region(name)).getByRole('link', { name: text })).toHaveAttribute('href', href);
});

test.each([
  ['Service Area', ['South East London & Kent', 'Greenwich, Dartford, Bexley & within 30 miles']],
  ['Business Hours', ['Mon-Fri 7:00 AM - 6:00 PM', 'Sat 8:00 AM - 4:00 PM', 'Sun emergency calls only']],
  ['Request a Quote', ['We use these details only to answer your request']],
])('%s', (name, lines) => {
  openPage();
  for (const line of lines) expect(region(name)).toHaveTextContent(line);
});

test('leads back to the home page', () => {
  openPage();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('gives three reasons, where the home page links to them', () => {
  openPage();
  const band = region(/^Why Choose/);
  expect(band).toHaveAttribute('id', 'why-choose');
  const reasons = within(band).getAllByRole('heading', { level: 3 });
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    '24/7 Support',
    '25+ Years Experience',
    'Local Experts',
  ]);
  expect(band).toHaveTextContent(/emergency calls and urgent consultations/i);
  expect(band).toHaveTextContent(/local building regulations/i);
});

test('a link from a service leads to the form, with that service chosen', () => {
  openPage('?from=home&service=foundations');
  expect(projectType()).toHaveDisplayValue('Foundations');
  expect(navigate.mock.calls).toEqual([['?from=home&service=foundations#quote', { replace: true }]]);
  expect(region('Request a Quote')).toHaveAttribute('id', 'quote');
});

test.each(['', '?service=plumbing', '?service=Foundations', '?service=', '?service=%E0%A4%A'])(
  'the address %p names no service: it chooses none and leads nowhere else',
  (search) => {
    openPage(search);
    expect(projectType()).toHaveDisplayValue('Choose a project type');
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('a visitor who comes by a link within the page, or has scrolled on, stays there', () => {
  const scrolled = jest.replaceProperty(window, 'scrollY', 400);
  openPage('?service=foundations').unmount();
  scrolled.restore();
  location.hash = '#why-choose';
  openPage('?service=foundations');
  expect(navigate).not.toHaveBeenCalled();
});
