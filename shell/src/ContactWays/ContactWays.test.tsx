import { render, screen } from '@testing-library/react';
import { business } from 'shared-content/business';
import { CallLink, ContactLinks, ContactList } from './ContactWays';

const { mobile, office, email } = business;
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('both numbers and the address for enquiries are links, each with its kind', () => {
  render(<ContactLinks business={business} iconSize={14} />);
  expect(links()).toEqual([
    [`Mobile ${mobile.display}`, mobile.href],
    [`Office ${office.display}`, office.href],
    [`Email ${email.display}`, email.href],
  ]);
});

test('a list has a label for each of them', () => {
  render(<ContactList business={business} className="" />);
  expect(links()).toEqual([mobile, office, email].map(({ display, href }) => [display, href]));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Mobile',
    'Office',
    'Email',
  ]);
});

test('the call goes to the mobile number, which it shows if there is room', () => {
  render(
    <>
      <CallLink mobile={mobile} className="" />
      <CallLink mobile={mobile} className="" withNumber />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', mobile.href);
  expect(screen.getByRole('link', { name: `Call Now ${mobile.display}` })).toHaveAttribute(
    'href',
    mobile.href,
  );
});
