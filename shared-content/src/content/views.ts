import archImage from '../../images/arch.jpg';
import copingImage from '../../images/coping.jpg';
import driveImage from '../../images/drive.jpg';
import joinImage from '../../images/join.jpg';
import leadsImage from '../../images/leads.jpg';
import openingImage from '../../images/opening.jpg';
import pavingImage from '../../images/paving.jpg';
import scaffoldImage from '../../images/scaffold.jpg';
import slatingImage from '../../images/slating.jpg';
import stringLineImage from '../../images/stringline.jpg';
import trenchImage from '../../images/trench.jpg';
import type { Picture } from '../ui/picture';

/** A picture, and its alternative text: what it shows. */
export interface View {
  picture: Picture;
  alt: string;
}

/*
 * Work in progress and close to, which several pages show: a page carries those that it imports. PLACEHOLDER pictures:
 * rendered for this project, no record of work done.
 */

export const arch: View = {
  picture: archImage,
  alt: 'A sash window under a gauged arch of rubbed red bricks, in an old wall of yellow stocks in Flemish bond',
};

export const coping: View = {
  picture: copingImage,
  alt: 'Two brick piers with stone caps, and between them a red brick wall with a coping of blue bricks on edge',
};

export const drive: View = {
  picture: driveImage,
  alt: 'The stone caps of a garden wall in one straight line from pier to pier, beside lavender and a clean herringbone drive that leads to a red brick house with a blue door',
};

export const join: View = {
  picture: joinImage,
  alt: 'New brickwork in yellow stocks, bonded into the toothed end of an old wall and racked back to a string line',
};

export const leads: View = {
  picture: leadsImage,
  alt: 'A garden wall being built before a hedge: its piers and stepped ends stand higher than its middle, where bricks are laid to an orange string line, and in front bricks are stacked on boards beside mortar on a board',
};

export const opening: View = {
  picture: openingImage,
  alt: 'The back wall seen from inside the extension: a wide opening under a steel beam on blue brick padstones, timber needles on red props, and mortar and a trowel on a low bench below',
};

export const paving: View = {
  picture: pavingImage,
  alt: 'A drive being paved: blocks in herringbone as far as a zigzag edge, a rubber mallet on them, and beyond it the screeded bed with its straightedge, beside a kerb and a red brick wall',
};

export const scaffold: View = {
  picture: scaffoldImage,
  alt: 'The corner of a new house at its first floor: red facing bricks, stepped back on both sides and laid to a string line, a timber frame in a window opening, and a scaffold in front',
};

export const slating: View = {
  picture: slatingImage,
  alt: 'A roof being slated: grey slates fixed with copper nails, a hammer on the top course, and bare battens over the membrane above',
};

export const stringLine: View = {
  picture: stringLineImage,
  alt: 'A gloved hand spreading mortar with a trowel on a red brick wall, which is laid to a string line, with a lawn and a hedge behind',
};

export const trench: View = {
  picture: trenchImage,
  alt: 'The corner of a cavity wall in an open foundation trench: two leaves of grey blocks, the first red bricks on the outer one, and two string lines above them',
};
