// The result of the picture loader, without the files.
export default {
  sources: [],
  src: 'picture.jpg',
  srcSet: 'picture.jpg 480w',
  width: 1800,
  height: 1200,
  colour: '#9a3b26',
};
