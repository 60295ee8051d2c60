import gardenWall from '../../images/gardenwall.jpg';
import { gardenWallReview } from './reviews';

/**
 * The project that the contact page shows, in a file of its own: that page does not carry the others and their pictures.
 * It is not the newest, which the home page and the portfolio show large.
 */
export const contactProject = {
  id: 'garden-wall',
  title: 'Garden Wall & Driveway',
  category: 'Brickwork',
  image: gardenWall,
  imageAlt:
    'A red brick garden wall with stone-capped piers and a blue brick coping, before a clipped hedge, beside a bed of lavender and a herringbone block-paved drive',
  description: 'Twenty-\u2060eight metres of piered wall and a herringbone drive that drains.',
  brief:
    'A wall to close the garden, and a drive for two cars. The way to the front door and the road stayed open every day, and the hedge kept its roots.',
  location: 'Bexley',
  duration: '3 weeks',
  clientTestimonial: gardenWallReview.testimonial,
  clientAttribution: gardenWallReview.attribution,
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
} as const;
