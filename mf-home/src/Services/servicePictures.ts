import arch from 'shared-content/images/arch.jpg';
import coping from 'shared-content/images/coping.jpg';
import join from 'shared-content/images/join.jpg';
import scaffold from 'shared-content/images/scaffold.jpg';
import slating from 'shared-content/images/slating.jpg';
import trench from 'shared-content/images/trench.jpg';
import type { Service } from 'shared-content/content/services';
import type { Picture } from 'shared-content/ui/picture';

interface ServicePicture {
  picture: Picture;
  /** The picture's alternative text. */
  alt: string;
}

/** Work of each service. PLACEHOLDER pictures: rendered for this project, no record of work done. */
export const servicePictures: Readonly<Record<Service['icon'], ServicePicture>> = {
  house: {
    picture: scaffold,
    alt: 'The corner of a new house at its first floor: red facing bricks, stepped back on both sides and laid to a string line, a timber frame in a window opening, and a scaffold in front',
  },
  extension: {
    picture: join,
    alt: 'New brickwork in yellow stocks, bonded into the toothed end of an old wall and racked back to a string line',
  },
  foundations: {
    picture: trench,
    alt: 'The corner of a cavity wall in an open foundation trench: two leaves of grey blocks, the first red bricks on the outer one, and two string lines above them',
  },
  roof: {
    picture: slating,
    alt: 'A roof being slated: slates fixed with copper nails, and bare battens over the membrane above',
  },
  bricks: {
    picture: coping,
    alt: 'Two brick piers with stone caps, and between them a red brick wall with a coping of blue bricks on edge',
  },
  tools: {
    picture: arch,
    alt: 'A sash window under a gauged arch of rubbed red bricks, in an old wall of yellow stocks in Flemish bond',
  },
};
