import { readFileSync } from 'node:fs';
import { partNames } from '../../parts';
import { composedSite } from '../testing/composedSite';
import { liveFile } from '../testing/builds';

// That a second build gives the same ids, and so the same bytes, start.composed.test.ts asserts.

// Otherwise the id would hold a hash of paths, and differ between checkouts of the same sources.
test.each(partNames)('the modules that federation adds to %s have ids without a path', (part) => {
  const script = readFileSync(liveFile(composedSite(), part, `browser/${part}.js`), 'utf8');
  expect(script).toContain('("federation")');
  // Only remotes have a container.
  expect(script.includes('("container")')).toBe(part !== 'shell');
});
