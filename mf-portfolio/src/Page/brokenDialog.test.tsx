import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortfolio } from '../../testing/renderPortfolio';

let reachable = false;

jest.mock('../CaseStudy/CaseStudy', () => {
  if (!reachable) throw new Error('Loading chunk caseStudy failed');
  return jest.requireActual<object>('../CaseStudy/CaseStudy');
});

beforeEach(() => {
  reachable = false;
});

test('when a linked case study cannot be loaded the list is shown, without going back', async () => {
  const back = jest.spyOn(history, 'back');
  const { notify, address } = renderPortfolio('?project=garden-wall');
  await waitFor(() => {
    expect(address()).toBe('/portfolio');
  });
  expect(notify).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
});

// Last, because a dialog that has loaded stays loaded.
test('a dialog that cannot be loaded is reported once, and the next click tries again', async () => {
  const { notify, address } = renderPortfolio('?category=Brickwork');
  const card = screen.getByRole('link', { name: 'View Case Study → Garden Wall & Driveway' });

  await userEvent.click(card);
  await waitFor(() => {
    expect(address()).toBe('/portfolio?category=Brickwork');
  });
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
  expect(card).toHaveFocus();

  reachable = true;
  await userEvent.click(card);
  expect(await screen.findByRole('dialog', { name: 'Garden Wall & Driveway' })).toBeVisible();
  expect(notify).toHaveBeenCalledTimes(1);
});
