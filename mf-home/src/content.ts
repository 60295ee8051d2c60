import { business } from 'shared-content/business';
import { portfolioAddress } from 'shared-content/content/navigation';
import { gardenWallReview, newBuildReview } from 'shared-content/content/reviews';
import { sentencesOf } from 'shared-content/content/sentencesOf';
import { liabilityCover } from 'shared-content/content/stats';
import { stringLine } from 'shared-content/content/views';
import picture from 'shared-content/images/hero.jpg';
import newBuild from 'shared-content/images/newbuild.jpg';

const { prefix, value, suffix } = liabilityCover;
const cover = `${prefix}${value}${suffix}`;

/** How long faults are put right. PLACEHOLDER. */
const guaranteed = 'two years';

/** The top of the page. PLACEHOLDER: promise and terms; the picture, rendered for this project, no record of work done. */
export const hero = {
  heading: 'Professional Brickwork & Construction',
  intro: 'From foundations to roofs, across South East London, Kent, Greenwich, Dartford and Bexley.',
  promise: 'Priced in writing by those who lay the bricks.',
  terms: `Free visit. ${cover} insured. Guaranteed for ${guaranteed}.`,
  picture,
  /** The picture's alternative text. */
  pictureAlt:
    'A green panelled front door under a gauged brick arch in a red brick house in Flemish bond, with a sash window, a bay tree and boots on the step',
};

export interface TrustBadge {
  icon: 'award' | 'shield' | 'check';
  label: string;
  /** Shown below the label: the year, registration or term that it refers to. */
  fact: string;
  /** The address of the proof. */
  proof: string;
}

/** PLACEHOLDER: the facts, until the firm has written its own. */
export const trustBadges: readonly TrustBadge[] = [
  {
    icon: 'award',
    label: business.claims.yearsExperience,
    fact: `Since ${business.founded}`,
    proof: '/#about',
  },
  {
    icon: 'shield',
    label: business.claims.insured,
    fact: 'LABC registered',
    proof: '/#credentials',
  },
  { icon: 'check', label: business.claims.quality, fact: `For ${guaranteed}`, proof: '/#guarantee' },
];

/** What one client says, below the badges. PLACEHOLDER. */
export const review = {
  words: sentencesOf(newBuildReview.testimonial)[0] ?? '',
  attribution: newBuildReview.attribution,
  link: newBuildReview.link,
  project: newBuildReview.project.title,
  picture: newBuild,
  /** The address of the case study. */
  href: portfolioAddress({ project: newBuildReview.project }),
};

/** The text under the heading of the services. PLACEHOLDER, until the firm has written its own. */
export const servicesIntro =
  'One price for the whole job, set by its size, ground and access. You pay in stages, for work\u00a0done.';

export interface Process {
  heading: string;
  steps: readonly { title: string; text: string }[];
  /** What a client asks after the last step. */
  guarantee: { question: string; answer: string };
}

/** The text about the firm. PLACEHOLDER text and picture. */
export const about = {
  paragraphs: [
    'We are a small firm of bricklayers and builders. One of us answers for your job from the first trench to the last joint.',
    'If you live in the house while we work, dust stays behind a screen, and the road is swept every night.',
  ],
  view: stringLine,
  /** How a job runs, from the first visit to the last. */
  process: {
    heading: 'How a Job Runs',
    steps: [
      { title: 'A visit', text: 'Within a week, Saturdays too, we look and measure with you.' },
      {
        title: 'A written price',
        text: 'A week later: one price and one programme. Nothing is added unless you agree.',
      },
      {
        title: 'One foreman',
        text: 'On site every day, and you have the number.',
      },
      {
        title: 'A last walk',
        text: 'We go over it all with you, and mend what is not right before the final invoice.',
      },
    ],
    guarantee: {
      question: 'A fault later?',
      answer: `Call the same number. For ${guaranteed} we come back and put it right, free. That is in writing.`,
    },
  },
  /** The text behind 'Learn More About Us'. */
  details: 'We give building control its notice and keep the drawings on site for you.',
};

export interface Credential {
  icon: 'clipboard' | 'shovel' | 'umbrella';
  label: string;
  /** Its meaning for a visitor. */
  meaning: string;
}

/** Registrations and insurances. PLACEHOLDER: the meanings, until the firm has written its own. */
export const credentials: readonly Credential[] = [
  { icon: 'clipboard', label: 'LABC Registered', meaning: 'Council inspectors sign off our work' },
  {
    icon: 'shovel',
    label: '3m Deep Groundwork Insurance Covered',
    meaning: 'Trenches and underpinning to three metres',
  },
  {
    icon: 'umbrella',
    label: 'Public and Employers Liability',
    meaning: 'The certificates come with the written price',
  },
];

/** Below the call. PLACEHOLDER: all but the claim, until the firm has written its own. */
export const callNote = `Ask about cost, planning or dates. ${business.claims.emergency} in\u00a0an\u00a0emergency.`;

/** What a client says, beside the form. PLACEHOLDER. */
export const reviewByForm = {
  words: sentencesOf(gardenWallReview.testimonial)[0] ?? '',
  attribution: gardenWallReview.attribution,
};

/** The text under the heading of the contact section. PLACEHOLDER, as above. */
export const contactIntro = `We reply ${business.claims.replyTime}. The visit and the written price are free.`;
