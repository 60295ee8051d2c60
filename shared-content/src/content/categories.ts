/** What a project can be filed under. */
export const categories = ['Extensions', 'New Builds', 'Brickwork', 'Foundations', 'Roofing'] as const;

export type Category = (typeof categories)[number];

/** The filter that shows every project. */
export const allCategories = 'All';
