import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { services } from 'shared-content/content/services';
import { Services } from './Services';

test('lists the six services, each with four features', () => {
  render(<Services services={services} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'New Builds South East London',
    'House Extensions Kent',
    'Foundations & Groundwork',
    'Roofing Services London',
    'Brickwork Specialists',
    'General Building Kent',
  ]);
  expect(within(card('House Extensions Kent')).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('Single and double story')).toBeVisible();
});

test('tells more about a service on request, and hides it again', async () => {
  render(<Services services={services} />);
  const learnMore = screen.getByRole('button', { name: 'Learn More about Brickwork Specialists' });
  const details = screen.getByText(/raked out by hand/);
  expect(learnMore).toHaveAttribute('aria-expanded', 'false');
  expect(details).not.toBeVisible();

  await userEvent.click(learnMore);
  expect(learnMore).toHaveAttribute('aria-expanded', 'true');
  expect(details).toBeVisible();
  expect(document.getElementById(learnMore.getAttribute('aria-controls') ?? '')).toContainElement(details);

  await userEvent.click(learnMore);
  expect(details).not.toBeVisible();
});

test('opens one card without opening the others', async () => {
  render(<Services services={services} />);
  await userEvent.click(screen.getByRole('button', { name: /Roofing/ }));
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
});

test('leads from a service to its projects', async () => {
  render(<Services services={services} />);
  await userEvent.click(screen.getByRole('button', { name: /New Builds/ }));
  const link = screen.getByRole('link', { name: 'See our New Builds projects' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('category')).toBe('New Builds');
});

test('promises no projects where there are none', async () => {
  render(<Services services={services} />);
  await userEvent.click(screen.getByRole('button', { name: /Foundations/ }));
  expect(screen.getAllByRole('link')).toEqual([
    screen.getByRole('link', { name: 'Ask for a quote for Foundations' }),
  ]);
});

test('leads to the quote form with the service chosen', async () => {
  render(<Services services={services} />);
  await userEvent.click(screen.getByRole('button', { name: /General Building/ }));
  expect(screen.getByRole('link', { name: 'Ask for a quote for General Building' })).toHaveAttribute(
    'href',
    '/contact?service=general-building#quote',
  );
});

function card(heading: string): HTMLElement {
  const found = screen.getByRole('heading', { name: heading }).closest('li');
  if (!found) throw new Error(`No card is headed ${heading}`);
  return found;
}
