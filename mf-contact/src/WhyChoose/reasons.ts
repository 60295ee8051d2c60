import { business } from 'shared-content/business';

export interface Reason {
  icon: 'clock' | 'award' | 'map';
  title: string;
  description: string;
}

/** Why a visitor should choose this firm. PLACEHOLDER: the descriptions, until the firm has written its own. */
export const reasons: readonly Reason[] = [
  {
    icon: 'clock',
    title: business.claims.emergency,
    description:
      'Emergency calls and urgent consultations, at any hour: a leaning wall or an open roof does not wait for Monday.',
  },
  {
    icon: 'award',
    title: business.claims.yearsExperience,
    description: `Bricklaying and building since ${business.founded}, with the same care for a repair as for a whole house.`,
  },
  {
    icon: 'map',
    title: 'Local Experts',
    description:
      'We work with the local building regulations every week, and know the clay, the stock bricks and the inspectors.',
  },
];
