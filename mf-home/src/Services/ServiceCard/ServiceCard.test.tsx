import { render, screen } from '@testing-library/react';
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
