import picture from '../../images/hero.jpg';

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
