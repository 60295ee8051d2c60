import type { Category } from './projects';

export interface Service {
  /** Names the service in addresses, as in `/contact?service=roofing`. */
  id: string;
  icon: 'house' | 'extension' | 'foundations' | 'roof' | 'bricks' | 'tools';
  title: string;
  /** The short name, for the quote form: words of the title, which goes on after them. */
  shortTitle: string;
  description: string;
  features: readonly [string, string, string, string];
  /** The text behind 'Learn More'. */
  details: string;
  /** Ends the sentence 'The price depends on …'. */
  price: string;
  /** What the card says of finished work of this kind, and where the portfolio shows some. */
  finished: { words: string; category?: Category; project?: { id: string } };
}

/** PLACEHOLDER: the descriptions, details, prices and words on finished work, until the firm has written its own. */
export const services: readonly Service[] = [
  {
    id: 'new-builds',
    icon: 'house',
    title: 'New Builds South East London',
    shortTitle: 'New Builds',
    description: 'From bare plot to keys.',
    features: ['Planning and design', 'Foundation work', 'Structural building', 'Finishing'],
    details:
      'We set out, dig, build and finish, and bring in the engineer and building control at the stages where it saves you a second visit.',
    price: 'the ground, the access and your finishes.',
    finished: { words: 'Our last took 16\u00a0weeks.', category: 'New Builds' },
  },
  {
    id: 'extensions',
    icon: 'extension',
    title: 'House Extensions Kent',
    shortTitle: 'Extensions',
    description: 'For the kitchen you have outgrown.',
    features: ['Single and double story', 'Kitchen extensions', 'Conservatories', 'Garage conversions'],
    details:
      'At the first visit we tell you whether it looks like planning permission, and whether your neighbours need a party wall notice. Where the house allows it, the new walls and roof come first and we break through last, so that your kitchen stays a kitchen for as long as\u00a0it\u00a0can.',
    price: 'the opening into the house, the roof and the drains.',
    finished: { words: 'Our last took 8\u00a0weeks.', category: 'Extensions' },
  },
  {
    id: 'foundations',
    icon: 'foundations',
    title: 'Foundations & Groundwork',
    shortTitle: 'Foundations',
    description: 'For clay, trees and cracked walls.',
    features: ['Strip', 'Raft', 'Pile foundations', 'Underpinning'],
    details:
      'London clay, made ground and nearby trees decide the foundation, so we start with a trial pit. Underpinning is done in short bays, each inspected before the next is opened.',
    price: 'the depth, the trees and the access for a digger.',
    finished: { words: 'As under our Dartford house.', category: 'Foundations' },
  },
  {
    id: 'roofing',
    icon: 'roof',
    title: 'Roofing Services London',
    shortTitle: 'Roofing',
    description: 'For slipped slates and damp lofts.',
    features: ['Tile roofing', 'Slate installation', 'Flat roofs', 'Roof repairs'],
    details:
      'We replace battens and membrane with the covering, fix to the gauge the pitch asks for, and dress lead in the sizes that do not crack.',
    price: 'the covering, the pitch and the scaffold.',
    finished: { words: 'As on our Dartford house.', category: 'Roofing' },
  },
  {
    id: 'brickwork',
    icon: 'bricks',
    title: 'Brickwork Specialists',
    shortTitle: 'Brickwork',
    description: 'For tired joints and leaning walls.',
    features: ['Brick laying', 'Pointing and repointing', 'Restoration', 'Decorative work'],
    details:
      'Old walls get lime mortar, raked out by hand to twice the joint width and cured under hessian. New walls get straight perpends, full joints and a pointing profile you choose from a panel.',
    price: 'the height, the mortar and the bricks to match.',
    finished: { words: 'Our last took 3\u00a0weeks.', category: 'Brickwork' },
  },
  {
    id: 'general-building',
    icon: 'tools',
    title: 'General Building Kent',
    shortTitle: 'General Building',
    description: 'One foreman for every trade.',
    features: ['Renovations', 'Repairs', 'Maintenance', 'Project management'],
    details:
      'From a failed lintel to a whole-\u2060house refurbishment: we survey, price in writing and order the trades.',
    price: 'the trades it needs and on what is behind the plaster.',
    finished: { words: 'As in our Greenwich house.', project: { id: 'victorian-extension' } },
  },
];

export interface Choice {
  value: string;
  label: string;
}

/** The choices for a quote: the services, by their ids, and 'Other'. */
export const projectTypes: readonly Choice[] = [
  ...services.map(({ id, shortTitle }) => ({ value: id, label: shortTitle })),
  { value: 'other', label: 'Other' },
];
