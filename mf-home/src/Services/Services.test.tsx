import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { services } from 'shared-content/content/services';
import { Services } from './Services';

beforeEach(() => {
  render(<Services services={services} />);
});

test('lists the six services, each with four features', () => {
  const titles = services.map(({ title }) => title);
  expect(titles).toHaveLength(6);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  for (const title of titles) expect(within(card(title)).getAllByRole('listitem')).toHaveLength(4);
});

test.each([
  ['New Builds South East London', /cavity wall: its damp-proof course lies 150 mm above the ground/],
  ['House Extensions Kent', /toothed half a brick into an old one/],
  ['Foundations & Groundwork', /strip footing one metre deep/],
  ['Roofing Services London', /slates lap by 100 mm/],
  ['Brickwork Specialists', /Flemish bond with its queen closers/],
  ['General Building Kent', /steel beam that carries an old wall/],
])('%s: a detail drawing says what it shows', (title, words) => {
  expect(within(card(title)).getByRole('img', { name: words })).toHaveAttribute('loading', 'lazy');
});

test('each has a picture of such work', () => {
  for (const { title } of services) expect(within(card(title)).getAllByRole('img')).toHaveLength(2);
  expect(
    within(card('Roofing Services London')).getByRole('img', { name: /^A roof being slated/ }),
  ).toBeVisible();
});

test('says how long the last finished work took, and leads to it', () => {
  expect(
    within(card('House Extensions Kent')).getByRole('link', { name: /^Our last took 8.weeks\.$/ }),
  ).toHaveAttribute('href', '/portfolio?category=Extensions');
});

test('tells more about a service on request, and hides it again', async () => {
  const learnMore = screen.getByRole('button', { name: 'Learn More about Roofing Services London' });
  const details = screen.getByText(/^We replace battens and membrane/);
  expect(learnMore).toHaveAttribute('aria-expanded', 'false');
  expect(details).not.toBeVisible();

  await userEvent.click(learnMore);
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([learnMore]);
  expect(details).toBeVisible();
  expect(document.getElementById(learnMore.getAttribute('aria-controls') ?? '')).toContainElement(details);

  await userEvent.click(learnMore);
  expect(details).not.toBeVisible();
});

test.each([
  ['new builds', '/contact?service=new-builds#quote', '/portfolio?category=New+Builds'],
  ['general building', '/contact?service=general-building#quote', '/portfolio?project=victorian-extension'],
])('%s leads to a quote for it, and to finished work', async (service, quote, projects) => {
  await userEvent.click(screen.getByRole('button', { name: RegExp(service, 'i') }));
  expect(screen.getByRole('link', { name: `Ask for a quote for ${service}` })).toHaveAttribute('href', quote);
  expect(screen.getByRole('link', { name: `See finished ${service}` })).toHaveAttribute('href', projects);
});

function card(heading: string): HTMLElement {
  const found = screen.getByRole('heading', { name: heading }).closest('li');
  if (!found) throw new Error(`No card is headed ${heading}`);
  return found;
}
