import type { Service } from 'shared-content/content/services';
import brickwork from './brickwork.svg';
import extension from './extension.svg';
import foundations from './foundations.svg';
import generalBuilding from './general-building.svg';
import newBuild from './new-build.svg';
import roofing from './roofing.svg';

interface Drawing {
  address: string;
  alt: string;
  /** What it shows, in a homeowner's words. */
  caption: string;
}

/**
 * A detail of each trade. The files are the source: edit them as drawings, with letters as paths.
 */
export const drawings: Readonly<Record<Service['icon'], Drawing>> = {
  house: {
    address: newBuild,
    alt: 'Section of a cavity wall: its damp-proof course lies 150 mm above the ground, insulation fills its cavity.',
    caption: 'How we keep the damp out',
  },
  extension: {
    address: extension,
    alt: 'Plan of a new cavity wall, toothed half a brick into an old one.',
    caption: 'How new walls join the old',
  },
  foundations: {
    address: foundations,
    alt: 'Section of a strip footing one metre deep, and of the thick edge of a raft.',
    caption: 'What your walls stand on',
  },
  roof: {
    address: roofing,
    alt: 'Section of eaves: slates lap by 100 mm, and the underlay ends in the gutter.',
    caption: 'How rain leaves the roof',
  },
  bricks: {
    address: brickwork,
    alt: 'A corner in Flemish bond with its queen closers, and four ways to finish a joint.',
    caption: 'Four ways to finish a joint',
  },
  tools: {
    address: generalBuilding,
    alt: 'A steel beam that carries an old wall: dry pack above it, padstones of engineering brick below its end.',
    caption: 'What carries the wall above',
  },
};
