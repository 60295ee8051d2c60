import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projects } from 'shared-content/content/projects';
import { renderPortfolio } from '../../testing/renderPortfolio';

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const filter = (name: string) => screen.getByRole('button', { name });

describe('the filter', () => {
  test('shows every project at first and says how many there are', () => {
    renderPortfolio('');
    expect(cards()).toEqual(projects.map(({ title }) => title));
    expect(screen.getByRole('status')).toHaveTextContent('3 projects shown');
    expect(filter('All')).toHaveAttribute('aria-pressed', 'true');
  });

  test('offers the trades in the order of the specification', () => {
    renderPortfolio('');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Extensions',
      'New Builds',
      'Brickwork',
      'Foundations',
      'Roofing',
    ]);
  });

  test('shows one trade alone, says so and keeps the choice in the address', async () => {
    const { address } = renderPortfolio('');
    const entries = history.length;
    await userEvent.click(filter('New Builds'));

    expect(cards()).toEqual(['New Build Family Home']);
    expect(screen.getByRole('status')).toHaveTextContent('1 project shown');
    expect(filter('New Builds')).toHaveAttribute('aria-pressed', 'true');
    expect(filter('All')).toHaveAttribute('aria-pressed', 'false');
    expect(address()).toBe('/portfolio?category=New+Builds');
    expect(history.length).toBe(entries);
  });

  test("'All' takes the choice out of the address", async () => {
    const { address } = renderPortfolio('?category=Brickwork&utm_source=post');
    expect(cards()).toEqual(['Garden Wall & Driveway']);
    await userEvent.click(filter('All'));
    expect(cards()).toHaveLength(3);
    expect(address()).toBe('/portfolio');
  });

  test('ignores an address that names nothing known', () => {
    renderPortfolio('?category=Plumbing&project=nowhere');
    expect(filter('All')).toHaveAttribute('aria-pressed', 'true');
    expect(cards()).toHaveLength(3);
  });

  test.each([
    ['Foundations', 'Ask about foundations', '/contact?service=foundations#quote'],
    ['Roofing', 'Ask about roofing', '/contact?service=roofing#quote'],
  ])(
    'says that there is nothing under %s yet, whom to ask, and where it is seen',
    async (trade, offer, address) => {
      renderPortfolio('');
      await userEvent.click(filter(trade));
      expect(cards()).toEqual([]);
      expect(screen.getByRole('status')).toHaveTextContent('0 projects shown');
      expect(
        screen.getByText(`We have no ${trade.toLowerCase()} projects on their own to show here yet.`),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: offer })).toHaveAttribute('href', address);
      expect(screen.getAllByRole('img')).toHaveLength(1);
      expect(screen.getByRole('link', { name: 'View Case Study → New Build Family Home' })).toHaveAttribute(
        'href',
        `/portfolio?category=${trade}&project=new-build-family-home`,
      );
    },
  );
});

test('the page invites to call and to ask for a quote', () => {
  renderPortfolio('');
  expect(screen.getByRole('link', { name: 'Call 07700 900123' })).toHaveAttribute(
    'href',
    'tel:+447700900123',
  );
  expect(screen.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

const caseStudy = (title: string) => screen.getByRole('link', { name: `View Case Study → ${title}` });

test('a case study takes the focus, closes by Back, and gives the focus back to its card', async () => {
  const { address } = renderPortfolio('?category=New+Builds');
  await userEvent.click(caseStudy('New Build Family Home'));
  expect(await screen.findByRole('dialog', { name: 'New Build Family Home' })).toHaveFocus();
  expect(address()).toBe('/portfolio?category=New+Builds&project=new-build-family-home');
  history.back();

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/portfolio?category=New+Builds');
  expect(caseStudy('New Build Family Home')).toHaveFocus();
});

test('a second Escape before the browser has gone back does not leave the page', async () => {
  renderPortfolio('');
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
  await userEvent.click(caseStudy('New Build Family Home'));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

test('a case study that was linked to opens at once, and closing it stays on the page', async () => {
  const { address } = renderPortfolio('?project=garden-wall');
  const back = jest.spyOn(history, 'back');
  await screen.findByRole('dialog', { name: 'Garden Wall & Driveway' });
  await userEvent.keyboard('{Escape}');

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(back).not.toHaveBeenCalled();
  expect(address()).toBe('/portfolio');
  expect(caseStudy('Garden Wall & Driveway')).toHaveFocus();
});

test('a case study whose card is filtered out gives the focus to the heading of the page', async () => {
  renderPortfolio('?category=Roofing&project=garden-wall');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Our Portfolio' })).toHaveFocus();
  });
});

test('a case study is a link that a new tab can open', () => {
  renderPortfolio('?category=Brickwork');
  expect(caseStudy('Garden Wall & Driveway')).toHaveAttribute('href', '/portfolio?project=garden-wall');
});
