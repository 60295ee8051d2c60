import { business } from 'shared-content/business';
import picture from '../../images/hero.jpg';
import stringLine from '../../images/stringline.jpg';

/** The top of the home page. PLACEHOLDER picture: rendered for this project, no record of work done. */
export const hero = {
  heading: 'Professional Brickwork & Construction',
  intro:
    'New builds, extensions, foundations, roofing and brickwork across South East London, Kent, Greenwich, Dartford and Bexley.',
  picture,
  /** What the picture shows. */
  pictureAlt:
    'A red brick house wall in Flemish bond with two white sash windows under gauged brick arches, in low evening sun',
};

export interface TrustBadge {
  icon: 'award' | 'shield' | 'check';
  label: string;
}

export const trustBadges: readonly TrustBadge[] = [
  { icon: 'award', label: business.claims.yearsExperience },
  { icon: 'shield', label: business.claims.insured },
  { icon: 'check', label: business.claims.quality },
];

/** What the home page says about the firm. PLACEHOLDER text and picture. */
export const about = {
  paragraphs: [
    'We are a small firm of bricklayers and builders. The people who price your job are the people who lay the bricks, and one of us is answerable for it from the first trench to the last joint.',
    'We would rather be asked back than advertise. So we build to the drawing, photograph what gets covered up, and leave the road swept.',
  ],
  picture: stringLine,
  /** What the picture shows. */
  pictureAlt:
    'A red brick wall being laid to an orange string line, with a yellow spirit level on the course and a trowel in the fresh mortar bed, before a hedge',
  /** What 'Learn More About Us' opens. */
  details:
    'Every job has one foreman, one written price and one programme, and you have the foreman’s number from the first day. We give building control the notice it asks for, keep the drawings on site, and walk the finished work with you before the final invoice.',
};

/** What the firm is registered and insured for. */
export const credentials: readonly string[] = [
  'LABC Registered',
  '3m Deep Groundwork Insurance Covered',
  'Public and Employers Liability',
];

export interface Stat {
  icon: 'calendar' | 'hammer' | 'check' | 'shield';
  number: {
    prefix?: string;
    value: number;
    suffix: string;
    /** Digits after the point; the count goes up in steps of the last one. */
    decimals?: number;
  };
  label: string;
  description: string;
}

/** PLACEHOLDER: the descriptions, until the firm has written its own. */
export const stats: readonly Stat[] = [
  {
    icon: 'calendar',
    number: { value: 25, suffix: '+' },
    label: 'Years Experience',
    description: 'Bricklaying and building since 1998',
  },
  {
    icon: 'hammer',
    number: { value: 500, suffix: '+' },
    label: 'Projects Completed',
    description: 'From garden walls to whole houses',
  },
  {
    icon: 'check',
    number: { value: 100, suffix: '%' },
    label: 'Quality Guaranteed',
    description: 'Inspected with you before we leave',
  },
  {
    icon: 'shield',
    number: { prefix: '£', value: 10.5, suffix: 'M', decimals: 1 },
    label: 'Fully Insured',
    description: 'Public and employers liability cover',
  },
];
