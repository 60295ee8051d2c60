import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { services } from 'shared-content/content/services';
import { ServiceCard } from './ServiceCard';

test.each([
  ['new-builds', /cavity wall: its damp-proof course lies 150 mm above the ground/],
  ['extensions', /toothed half a brick into an old one/],
  ['foundations', /strip footing one metre deep/],
  ['roofing', /slates lap by 100 mm/],
  ['brickwork', /Flemish bond with its queen closers/],
  ['general-building', /raked out 20 mm deep/],
])('%s: a detail drawing says what it shows, and is fetched lazily', (id, words) => {
  const service = services.find((one) => one.id === id);
  if (!service) throw new Error(`There is no service ${id}`);
  render(<ServiceCard service={service} />);
  const drawing = screen.getByRole('img', { name: words });
  expect(drawing).toHaveAttribute('loading', 'lazy');
  // Its room is kept until then.
  expect(drawing).toHaveAttribute('width');
  expect(drawing).toHaveAttribute('height');
});

test('a picture of such work comes with the first opening, and is gone when it is closed', async () => {
  const service = services.find(({ id }) => id === 'roofing');
  if (!service) throw new Error('There is no such service');
  render(<ServiceCard service={service} />);
  const learnMore = screen.getByRole('button', { name: /^Learn More/ });
  expect(screen.getAllByRole('img')).toHaveLength(1);

  await userEvent.click(learnMore);
  expect(await screen.findByRole('img', { name: /^A roof being slated/ })).toBeVisible();
  await userEvent.click(learnMore);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
