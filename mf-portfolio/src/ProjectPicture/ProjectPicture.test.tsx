import { render, screen } from '@testing-library/react';
import type { Picture } from 'shared-content/ui/picture';
import { ProjectPicture } from './ProjectPicture';

const image: Picture = {
  sources: [
    { type: 'image/avif', srcSet: 'wall.avif 480w' },
    { type: 'image/webp', srcSet: 'wall.webp 480w' },
  ],
  src: 'wall.jpg',
  srcSet: 'wall.jpg 480w',
  width: 1200,
  height: 800,
  colour: '#a0522d',
};

test('offers AVIF, then WebP, then JPEG, all for the same widths, and keeps its room', () => {
  const { container } = render(<ProjectPicture image={image} alt="A wall" sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'A wall' });
  const offers = [...container.querySelectorAll('picture > *')];
  expect(offers.map((offer) => offer.getAttribute('srcset'))).toEqual([
    'wall.avif 480w',
    'wall.webp 480w',
    'wall.jpg 480w',
  ]);
  expect(offers.map((offer) => offer.getAttribute('sizes'))).toEqual(['50vw', '50vw', '50vw']);
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '800');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#a0522d');
});

test('loads at once where it is in view from the start', () => {
  render(<ProjectPicture image={image} alt="A wall" sizes="50vw" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});
