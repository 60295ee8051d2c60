import { fetchPicture, type Picture } from './picture';

const wall: Picture = {
  sources: [{ type: 'image/avif', srcSet: 'wall.avif 480w' }],
  src: 'wall.jpg',
  srcSet: 'wall.jpg 480w',
  width: 1200,
  height: 800,
  colour: '#a0522d',
};

test('lets the browser choose among the formats, for the widths of the picture', () => {
  const made = jest.spyOn(document, 'createElement');
  fetchPicture(wall, '50vw');
  expect(made.mock.results[0]?.value).toHaveProperty(
    'outerHTML',
    '<picture><source type="image/avif" srcset="wall.avif 480w" sizes="50vw">' +
      '<img sizes="50vw" srcset="wall.jpg 480w" src="wall.jpg"></picture>',
  );
});
