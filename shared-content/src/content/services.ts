import type { Category } from './projects';

export interface Service {
  /** Names the service in addresses, as in `/contact?service=roofing`. */
  id: string;
  icon: 'house' | 'extension' | 'foundations' | 'roof' | 'bricks' | 'tools';
  title: string;
  /** The short name, for the quote form. */
  shortTitle: string;
  description: string;
  features: readonly [string, string, string, string];
  /** The text behind 'Learn More'. */
  details: string;
  /** Ends the sentence 'The price depends on …'. */
  price: string;
  /** How long such a project took, if there is one. */
  took?: string;
  /** The portfolio category of such work, if there are projects. */
  category?: Category;
}

/** PLACEHOLDER: the descriptions, details and prices, until the firm has written its own. */
export const services: readonly Service[] = [
  {
    id: 'new-builds',
    icon: 'house',
    title: 'New Builds South East London',
    shortTitle: 'New Builds',
    description: 'One number to ring, from plan\u00a0to\u00a0paint.',
    features: ['Planning and design', 'Foundation work', 'Structural building', 'Finishing'],
    details:
      'We set out, dig, build and finish, and bring in the engineer and building control at the stages where it saves you a second visit. You get one programme, one price and one number to call.',
    price: 'the ground and the finishes',
    took: 'The house in Dartford took 16\u00a0weeks.',
    category: 'New Builds',
  },
  {
    id: 'extensions',
    icon: 'extension',
    title: 'House Extensions Kent',
    shortTitle: 'Extensions',
    description: 'We open up your house as late as we can.',
    features: ['Single and double story', 'Kitchen extensions', 'Conservatories', 'Garage conversions'],
    details:
      'At the first visit we tell you whether it looks like planning permission, and whether your neighbours need a party wall notice. Where the house allows it, the new walls and roof come first and we break through last, so that your kitchen stays a kitchen for as long as\u00a0it\u00a0can.',
    price: 'floor area, roof and drains',
    took: 'The kitchen in Greenwich took 8\u00a0weeks.',
    category: 'Extensions',
  },
  {
    id: 'foundations',
    icon: 'foundations',
    title: 'Foundations & Groundwork',
    shortTitle: 'Foundations',
    description: 'Inspected, then covered. Insured to 3m\u00a0deep.',
    features: ['Strip', 'Raft', 'Pile foundations', 'Underpinning'],
    details:
      'London clay, made ground and nearby trees decide the foundation, so we start with a trial pit. Underpinning is done in short bays, each inspected before the next is opened.',
    price: 'depth, trees and access',
  },
  {
    id: 'roofing',
    icon: 'roof',
    title: 'Roofing Services London',
    shortTitle: 'Roofing',
    description: 'Dry for decades, with leadwork done by\u00a0hand.',
    features: ['Tile roofing', 'Slate installation', 'Flat roofs', 'Roof repairs'],
    details:
      'We replace battens and membrane with the covering, fix to the gauge the pitch asks for, and dress lead in the sizes that do not crack. Repairs start with a photograph of what is wrong.',
    price: 'area, pitch and scaffold',
  },
  {
    id: 'brickwork',
    icon: 'bricks',
    title: 'Brickwork Specialists',
    shortTitle: 'Brickwork',
    description: 'Repairs you cannot find, in any\u00a0bond.',
    features: ['Brick laying', 'Pointing and repointing', 'Restoration', 'Decorative work'],
    details:
      'Old walls get lime mortar, raked out by hand to twice the joint width and cured under hessian. New walls get straight perpends, full joints and a pointing profile you choose from a panel.',
    price: 'height, mortar and brick',
    took: 'The wall and drive in Bexley took 3\u00a0weeks.',
    category: 'Brickwork',
  },
  {
    id: 'general-building',
    icon: 'tools',
    title: 'General Building Kent',
    shortTitle: 'General Building',
    description: 'One foreman who answers for every\u00a0trade.',
    features: ['Renovations', 'Repairs', 'Maintenance', 'Project management'],
    details:
      'From a failed lintel to a whole-\u2060house refurbishment: we survey, price in writing, order the trades and walk the finished work with you before the final invoice.',
    price: 'the trades it takes',
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
