/*
 * What clients say, for pages that quote a sentence without the projects and their pictures. PLACEHOLDER: all.
 */

export const newBuildReview = {
  project: { id: 'new-build-family-home', title: 'New Build Family Home' },
  testimonial:
    'One foreman, one programme and no surprises on the bill. The brickwork is the first thing that every visitor mentions.',
  attribution: 'Homeowner, Dartford',
  link: 'https://www.google.com/search?q=placeholder+review',
};

export const gardenWallReview = {
  testimonial:
    'Three weeks, as promised, and they swept the road every night. We always knew who would come and when. The wall is dead straight and the caps line up from end to end.',
  attribution: 'Homeowner, Bexley',
};
