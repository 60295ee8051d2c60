/** What the firm is registered and insured for. */
export const credentials: readonly string[] = [
  'LABC Registered',
  '3m Deep Groundwork Insurance Covered',
  'Public and Employers Liability',
];
