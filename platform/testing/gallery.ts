import path from 'node:path';
import { desktop, phone, unknownPath } from './visit';
import { remotesHere } from '../parts';

/** Where the README takes its pictures from. */
export const galleryFolder = path.join(import.meta.dirname, '../../.github/screenshots');

/** What all pictures together may weigh, in bytes. */
export const galleryBudget = 1_000_000;

/** Every page on a phone and on a desk: the file, the address, and the screen. */
export const gallery = [
  ...remotesHere.map(({ name, route }) => ({ name, address: route })),
  { name: 'not-found', address: unknownPath },
].flatMap(({ name, address }) =>
  [phone, desktop].map((viewport) => ({ file: `${name}-${viewport.width}.webp`, address, viewport })),
);
