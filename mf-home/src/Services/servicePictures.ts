import type { Service } from 'shared-content/content/services';
import { arch, coping, join, scaffold, slating, trench, type View } from 'shared-content/content/views';

/** Work of each service. */
export const servicePictures: Readonly<Record<Service['icon'], View>> = {
  house: scaffold,
  extension: join,
  foundations: trench,
  roof: slating,
  bricks: coping,
  tools: arch,
};
