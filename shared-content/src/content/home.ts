import { business } from 'shared-content/business';
import picture from '../../images/hero.jpg';
import stringLine from '../../images/stringline.jpg';

/** The top of the home page. PLACEHOLDER picture: rendered for this project, no record of work done. */
export const hero = {
  heading: 'Professional Brickwork & Construction',
  intro:
    'New builds, extensions, foundations, roofing and brickwork across South East London, Kent, Greenwich, Dartford and Bexley.',
  picture,
  /** The picture's alternative text. */
  pictureAlt:
    'A red brick house wall in Flemish bond with two white sash windows under gauged brick arches, in low evening sun',
};

export interface TrustBadge {
  icon: 'award' | 'shield' | 'check';
  label: string;
  /** The address of the proof. */
  proof: string;
}

export const trustBadges: readonly TrustBadge[] = [
  { icon: 'award', label: business.claims.yearsExperience, proof: '/#about' },
  { icon: 'shield', label: business.claims.insured, proof: '/#credentials' },
  { icon: 'check', label: business.claims.quality, proof: '/portfolio' },
];

export interface Process {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** The home page's text about the firm. PLACEHOLDER text and picture. */
export const about = {
  paragraphs: [
    'We are a small firm of bricklayers and builders. The people who price your job are the people who lay the bricks, and one of us is answerable for it from the first trench to the last joint.',
    'We would rather be asked back than advertise. So we build to the drawing, photograph what gets covered up, and leave the road swept.',
  ],
  picture: stringLine,
  /** The picture's alternative text. */
  pictureAlt:
    'A red brick wall being laid to an orange string line, with a yellow spirit level on the course and a trowel in the fresh mortar bed, before a hedge',
  /** How a job runs, from the first visit to the last. */
  process: {
    heading: 'How a Job Runs',
    steps: [
      { title: 'A visit', text: 'We look at the work with you, free of charge.' },
      { title: 'A written price', text: 'One price and one programme, agreed before we start.' },
      { title: 'One foreman', text: 'On site every day, and you have the number from the first.' },
      { title: 'A last walk', text: 'We go over the finished work with you before the final invoice.' },
    ],
  },
  /** The text behind 'Learn More About Us'. */
  details:
    'We give building control the notice it asks for and keep the drawings on site, where you and the inspector can read them.',
};

export interface Credential {
  label: string;
  /** Its meaning for a visitor. */
  meaning: string;
}

/** Registrations and insurances. PLACEHOLDER: the meanings, until the firm has written its own. */
export const credentials: readonly Credential[] = [
  { label: 'LABC Registered', meaning: 'Known to your council’s building control' },
  {
    label: '3m Deep Groundwork Insurance Covered',
    meaning: 'Trenches and underpinning down to three metres',
  },
  {
    label: 'Public and Employers Liability',
    meaning: 'Cover for your house and for everyone who works on it',
  },
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
