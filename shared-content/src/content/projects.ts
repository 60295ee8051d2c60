import before from '../../images/before.jpg';
import extension from '../../images/extension.jpg';
import newBuild from '../../images/newbuild.jpg';
import type { Picture } from '../ui/picture';
import { contactProject } from './contactProject';
import { newBuildReview } from './reviews';
import { drive, join, leads, opening, paving, scaffold, slating, trench, type View } from './views';

/** The categories of projects. */
export const categories = ['Extensions', 'New Builds', 'Brickwork', 'Foundations', 'Roofing'] as const;

export type Category = (typeof categories)[number];

/** The service of each category, by the id that `/contact?service=` takes. */
export const serviceOf: Readonly<Record<Category, string>> = {
  Extensions: 'extensions',
  'New Builds': 'new-builds',
  Brickwork: 'brickwork',
  Foundations: 'foundations',
  Roofing: 'roofing',
};

/** The filter that shows every project. */
export const allCategories = 'All';

/** A moment of the work, as the firm photographs what gets covered up. */
export interface Stage extends View {
  /** Up to about 45 characters. */
  caption: string;
  /** Its category, where that is not the project's: shown where that category has no projects. */
  category?: Category;
}

export interface Project {
  /** Names the project in addresses, as in `/portfolio?project=garden-wall`. */
  id: string;
  title: string;
  category: Category;
  image: Picture;
  /** The picture's alternative text. */
  imageAlt: string;
  /** The same view before the work. */
  before?: View;
  /** The work in the order in which it was done: three with the view before it, or none. */
  stages: readonly Stage[];
  /** Up to about 75 characters: two lines of a phone's card; the rest is cut off there. */
  description: string;
  /** What was wanted, and in the last sentence, which the home page shows, how its owners lived with the work: about 130 characters. */
  brief: string;
  location: string;
  duration: string;
  clientTestimonial: string;
  /** Who said it; names no person. */
  clientAttribution: string;
  googleReviewLink: string;
  challenges: readonly string[];
  /** The answer to each challenge, in the same order. */
  solutions: readonly string[];
  materials: readonly string[];
  /** True until pictures, testimonial and review link are those of real work. */
  placeholder: boolean;
}

const victorianHouseExtension: Project = {
  id: 'victorian-extension',
  title: 'Victorian House Extension',
  category: 'Extensions',
  image: extension,
  imageAlt:
    'A flat-roofed kitchen extension in yellow stock brick at the back of a slate-roofed terrace house: black-framed sliding doors, one of them open on a lit kitchen, and a table and two chairs on the paving',
  before: {
    picture: before,
    alt: 'The same back wall before the work: a grey-blue kitchen door and a window under red brick arches, a water butt at the downpipe, weeds in the stained paving and an overgrown bed',
  },
  stages: [
    { ...join, caption: 'New stocks bonded into the old wall' },
    { ...opening, caption: 'The beam in, the floor above on needles' },
  ],
  description: 'A kitchen extension in reclaimed yellow stocks, matched to the old wall.',
  brief:
    'A kitchen that opens on the garden. The owners lived in the house throughout: the old wall came out last, behind a dust screen.',
  location: 'Greenwich',
  duration: '8 weeks',
  clientTestimonial:
    'The kitchen was dry and usable a week before we had planned for it. The join between the old brick and the new is hard to find.',
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
};

const newBuildFamilyHome: Project = {
  ...newBuildReview.project,
  category: 'New Builds',
  image: newBuild,
  imageAlt:
    'A detached two-storey house in red multi brick with a slate roof, a gabled bay and a chimney, white windows, a grey-blue front door under a slated porch, lavender along the wall, a paved drive and a lawn',
  stages: [
    { ...trench, caption: 'Below ground, before it was filled', category: 'Foundations' },
    { ...scaffold, caption: 'Corners first, then the walls to a line' },
    { ...slating, caption: 'Slates on copper nails, two weeks early', category: 'Roofing' },
  ],
  description: 'A four-\u2060bedroom house on a level plot, from topsoil to keys.',
  brief:
    'One foreman from the trial pits to the keys. The slates were on two weeks early, so that plaster and floors dried in their own time.',
  location: 'Dartford',
  duration: '16 weeks',
  clientTestimonial: newBuildReview.testimonial,
  clientAttribution: newBuildReview.attribution,
  googleReviewLink: newBuildReview.link,
  challenges: [
    'Made ground to 1.8\u00a0m across half of the plot, found in the trial pits',
    'A programme of sixteen weeks through a wet autumn',
    'Facework in view on all four sides, with a projecting string course',
  ],
  solutions: [
    'Trench fill taken down to firm chalk, inspected bay by bay',
    'Walls covered each evening and no brick laid below 3\u00a0°C, with the roof brought forward two weeks',
    'Gauge rods and dry-\u2060laid first courses at every opening, so that perpends run true to the eaves',
  ],
  materials: [
    'Red multi facing bricks, 65\u00a0mm, laid in stretcher bond',
    'Full-\u2060fill cavity insulation, 150\u00a0mm, with stainless ties',
    'Reconstituted stone sills',
    'Natural slates on treated battens, fixed with copper nails',
  ],
  placeholder: true,
};

const gardenWallAndDriveway: Project = {
  ...contactProject,
  stages: [
    { ...leads, caption: 'Every course to a line' },
    { ...paving, caption: 'Herringbone on its screeded bed' },
    { ...drive, caption: 'The caps in one line to the house' },
  ],
};

/** The newest first: pages show it large. */
export const projects: readonly Project[] = [
  victorianHouseExtension,
  newBuildFamilyHome,
  gardenWallAndDriveway,
];
