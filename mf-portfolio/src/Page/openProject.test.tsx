import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortfolio } from '../../testing/renderPortfolio';

const caseStudy = (title: string) => screen.getByRole('link', { name: `View Case Study → ${title}` });

test('a case study opens from its card, named by its title and with the focus inside', async () => {
  const { address } = renderPortfolio('?category=Brickwork');
  await userEvent.click(caseStudy('Garden Wall & Driveway'));

  const dialog = await screen.findByRole('dialog', { name: 'Garden Wall & Driveway' });
  expect(dialog).toHaveFocus();
  expect(address()).toBe('/portfolio?category=Brickwork&project=garden-wall');
});

test('a case study closes by Back, and the focus returns to its card', async () => {
  const { address } = renderPortfolio('');
  await userEvent.click(caseStudy('New Build Family Home'));
  await screen.findByRole('dialog');
  history.back();

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/portfolio');
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
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('a case study is a link that a new tab can open', () => {
  renderPortfolio('?category=Brickwork');
  expect(caseStudy('Garden Wall & Driveway')).toHaveAttribute('href', '/portfolio?project=garden-wall');
});
