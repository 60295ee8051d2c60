import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawn } from './drawn';

// Run with tsx after a change to a drawing: the files are committed, so that a build needs nothing but them, and
// drawn.test.ts compares them.
for (const [name, draw] of Object.entries(drawn)) {
  writeFileSync(path.join(import.meta.dirname, `${name}.svg`), draw().svg());
}
