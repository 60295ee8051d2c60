import { services } from './services';

export interface Choice {
  value: string;
  label: string;
}

/** What a quote can be asked for: the six services and 'Other'. The values are the services' ids. */
export const projectTypes: readonly Choice[] = [
  ...services.map(({ id, shortTitle }) => ({ value: id, label: shortTitle })),
  { value: 'other', label: 'Other' },
];

/** PLACEHOLDER: ranges of a plausible size, until the firm has set its own. */
export const budgets: readonly Choice[] = [
  { value: 'under-10k', label: 'Under £10,000' },
  { value: '10k-50k', label: '£10,000 to £50,000' },
  { value: '50k-150k', label: '£50,000 to £150,000' },
  { value: 'over-150k', label: 'Over £150,000' },
  { value: 'unsure', label: 'Not sure yet' },
];
