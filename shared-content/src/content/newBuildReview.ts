/**
 * What the new house's client says. In a file of its own: the home page shows the first sentence without the projects and
 * their pictures. PLACEHOLDER.
 */
export const newBuildReview = {
  project: { id: 'new-build-family-home', title: 'New Build Family Home' },
  testimonial:
    'One foreman, one programme and no surprises on the bill. The brickwork is the first thing that every visitor mentions.',
  attribution: 'Homeowner, Dartford',
  link: 'https://www.google.com/search?q=placeholder+review',
};
