import { business } from './business';
import { credentials, stats, trustBadges } from './home';
import { footerQuickLinks, footerServiceLinks, mainNavigation } from './navigation';
import { quoteForm } from './quoteForm';
import { remotes } from '../contract/remotes';

test.each([business.mobile, business.office])(
  '$display is the number that its link calls',
  ({ display, href }) => {
    expect(href).toMatch(/^tel:\+44\d{10}$/);
    expect(display.replaceAll(' ', '').replace(/^0/, 'tel:+44')).toBe(href);
  },
);

test('the mail link writes to the address that is shown', () => {
  expect(business.email.href).toBe(`mailto:${business.email.display}`);
});

test('the opening hours are said alike to people and to search engines', () => {
  expect(business.hours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Mon-Fri 7:00 AM - 6:00 PM',
    'Sat 8:00 AM - 4:00 PM',
    'Sun emergency calls only',
  ]);
  const regular = business.hours.filter((day) => 'opens' in day);
  expect(regular).toHaveLength(2);
  for (const { hours, opens = '', closes = '' } of regular) {
    expect(hours).toBe(`${spoken(opens)} - ${spoken(closes)}`);
  }
});

test('the facts are those of the specification', () => {
  expect(business).toMatchObject({ founded: 1998, copyrightYear: 2024 });
  expect(business.serviceArea).toMatchObject({
    radiusMiles: 30,
    region: 'South East London & Kent',
    detail: 'Greenwich, Dartford, Bexley & within 30 miles',
    sentence: 'Serving all areas within 30 miles',
  });
  expect(trustBadges.map(({ label }) => label)).toEqual([
    '25+ Years Experience',
    'Fully Insured & Licensed',
    'Quality Guaranteed',
  ]);
  expect(credentials.map(({ label }) => label)).toEqual([
    'LABC Registered',
    '3m Deep Groundwork Insurance Covered',
    'Public and Employers Liability',
  ]);
  expect(
    stats.map(({ number: { prefix = '', value, suffix }, label }) => `${prefix}${value}${suffix} ${label}`),
  ).toEqual([
    '25+ Years Experience',
    '500+ Projects Completed',
    '100% Quality Guaranteed',
    '£10.5M Fully Insured',
  ]);
});

test('the toasts of the contact form say what the specification says', () => {
  expect(quoteForm.success).toEqual({
    title: 'Message Sent Successfully!',
    description: "We'll get back to you within 24 hours.",
  });
  expect(quoteForm.failure).toEqual({
    title: 'Error',
    description: 'Failed to send message. Please try again.',
  });
});

test('every link of header and footer leads to a page that there is', () => {
  const routes: string[] = remotes.map(({ route }) => route);
  const links = [...mainNavigation, ...footerServiceLinks, ...footerQuickLinks];
  for (const { href } of links) expect(routes).toContain(href.replace(/#.*/, ''));
});

test('no two remotes share a name or a route', () => {
  for (const column of ['name', 'route'] as const) {
    expect(new Set(remotes.map((remote) => remote[column])).size).toBe(remotes.length);
  }
});

/** '07:00' as people write it: '7:00 AM'. */
function spoken(time: string) {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
