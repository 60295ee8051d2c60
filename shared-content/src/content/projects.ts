import gardenWall from '../../images/gardenwall.jpg';
import newBuild from '../../images/newbuild.jpg';
import slating from '../../images/slating.jpg';
import stringLine from '../../images/stringline.jpg';
import type { Picture } from '../ui/picture';
import { newestProject } from './newestProject';

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

export interface Project {
  /** Names the project in addresses, as in `/portfolio?project=garden-wall`. */
  id: string;
  title: string;
  category: Category;
  image: Picture;
  /** The picture's alternative text. */
  imageAlt: string;
  /** The case study's second picture, of the work in progress. */
  closeUp?: { image: Picture; alt: string };
  /** Up to about 75 characters: two lines of a phone's card; the rest is cut off there. */
  description: string;
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

const newBuildFamilyHome: Project = {
  id: 'new-build-family-home',
  title: 'New Build Family Home',
  category: 'New Builds',
  image: newBuild,
  imageAlt:
    'A detached two-storey house in red multi brick with a gabled bay, white windows, a green front door under a slated porch and a block-paved drive; scaffold still stands at its left gable',
  closeUp: {
    image: slating,
    alt: 'A roof being slated: blue-grey slates fixed with copper nails, a hammer on the top course, and bare battens over the membrane above',
  },
  description: 'A four-\u2060bedroom house on a level plot, from stripped topsoil to handover.',
  location: 'Dartford',
  duration: '16 weeks',
  clientTestimonial:
    'One foreman, one programme and no surprises on the bill. The brickwork is the first thing that every visitor mentions.',
  clientAttribution: 'Homeowner, Dartford',
  googleReviewLink: 'https://www.google.com/search?q=placeholder+review',
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
  id: 'garden-wall',
  title: 'Garden Wall & Driveway',
  category: 'Brickwork',
  image: gardenWall,
  imageAlt:
    'A red brick garden wall with stone-capped piers and a blue brick coping, before a clipped hedge, beside a bed of lavender and a herringbone block-paved drive',
  closeUp: {
    image: stringLine,
    alt: 'A gloved hand spreading mortar with a trowel on a red brick wall, which is laid to a string line, with a yellow spirit level on its top course and a pallet of bricks behind',
  },
  description: 'Twenty-\u2060eight metres of piered wall and a herringbone drive that drains.',
  location: 'Bexley',
  duration: '3 weeks',
  clientTestimonial:
    'The wall is dead straight, the caps line up from end to end, and they swept the road every night.',
  clientAttribution: 'Homeowner, Bexley',
  googleReviewLink: 'https://www.google.com/search?q=placeholder+review',
  challenges: [
    'A mature hedge whose roots could not be cut, close behind the wall line',
    'Caps in one long line, where any that is out of level shows from the house',
    'Rainwater that may not drain to the public road',
  ],
  solutions: [
    'Short piled pads with ground beams between them, dug by hand near the roots',
    'Piers set out from both ends, so that each bay has the same bricks',
    'Permeable jointing on an open-\u2060graded base that falls to the beds',
  ],
  materials: [
    'Handmade red facing bricks with blue engineering brick-\u2060on-\u2060edge coping',
    'Cast stone pier caps, twice weathered',
    'Concrete block paving, 60\u00a0mm, in 45° herringbone',
    'Movement joints every six metres, masked at the piers',
  ],
  placeholder: true,
};

/** The newest first: pages show it large. */
export const projects: readonly Project[] = [newestProject, newBuildFamilyHome, gardenWallAndDriveway];
