import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawn } from './drawn';

// Run with `npx tsx` after a change to a drawing: the files are committed, and a test compares them.
for (const [name, draw] of Object.entries(drawn)) {
  writeFileSync(path.join(import.meta.dirname, `${name}.svg`), draw().svg());
}
