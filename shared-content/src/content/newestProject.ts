import extension from '../../images/extension.jpg';
import repointing from '../../images/repointing.jpg';

/**
 * The first of the projects, in a file of its own: a page that shows it alone does not carry the others and their
 * pictures.
 */
export const newestProject = {
  id: 'victorian-extension',
  title: 'Victorian House Extension',
  category: 'Extensions',
  image: extension,
  imageAlt:
    'A flat-roofed kitchen extension in yellow stock brick at the back of a slate-roofed terrace house: black-framed sliding doors, one of them open on a lit kitchen, and a table and two chairs on the paving',
  closeUp: {
    image: repointing,
    alt: 'A wall of weathered yellow stocks in Flemish bond, half of it raked out for pointing, before a hawk with lime mortar and a trowel on a scaffold board',
  },
  description: 'A kitchen extension in reclaimed yellow stocks, matched to the old wall.',
  location: 'Greenwich',
  duration: '8 weeks',
  clientTestimonial:
    'The join between the old brick and the new is hard to find, and the kitchen was dry and usable a week before we had planned for it.',
  clientAttribution: 'Homeowner, Greenwich',
  googleReviewLink: 'https://www.google.com/search?q=placeholder+review',
  challenges: [
    'Matching weathered yellow London stocks and a lime-\u2060rich mortar on a wall seen from the whole garden',
    'A shared drain under the new footing, 1.2\u00a0m down and in use by two neighbours',
    'A four-\u2060metre opening through a solid nine-\u2060inch wall with the floor above lived in',
  ],
  solutions: [
    'Three sample panels in reclaimed stocks, chosen with the client in daylight before any order',
    'Footing stepped and bridged over the drain with a concrete lintel, to a build-\u2060over agreement',
    'Needles and props in two stages, then a steel beam on padstones, dry-\u2060packed the same day',
  ],
  materials: [
    'Reclaimed yellow London stock bricks, Flemish bond to the returns',
    'NHL\u00a03.5\u00a0lime mortar with a washed sharp sand',
    'Rubbed red brick for the window arches',
    '254\u00a0mm universal beam on engineering brick padstones',
  ],
  placeholder: true,
} as const;
