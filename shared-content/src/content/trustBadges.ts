import { business } from 'shared-content/business';

export interface TrustBadge {
  icon: 'award' | 'shield' | 'check';
  label: string;
}

export const trustBadges: readonly TrustBadge[] = [
  { icon: 'award', label: business.claims.yearsExperience },
  { icon: 'shield', label: business.claims.insured },
  { icon: 'check', label: business.claims.quality },
];
