import { brickwork } from './brickwork';
import { extension } from './extension';
import { foundations } from './foundations';
import { generalBuilding } from './generalBuilding';
import { newBuild } from './newBuild';
import { roofing } from './roofing';
import type { Sheet } from './Sheet';

/** The drawings by the names of their files. */
export const drawn: Readonly<Record<string, () => Sheet>> = {
  'new-build': newBuild,
  extension,
  foundations,
  roofing,
  brickwork,
  'general-building': generalBuilding,
};
