import { readBuild } from '../store/build';
import { partNames } from '../../parts';
import { builtFolder, changedBuild, liveBuild } from '../testing/builds';
import { composedSite } from '../testing/composedSite';

// That a second build gives the same ids, and so the same bytes, start.composed.test.ts asserts.

// Otherwise the id would hold a hash of paths, and differ between checkouts of the same sources.
test.each(partNames)('the modules that federation adds to %s have ids without a path', async (part) => {
  const { files } = await readBuild(builtFolder(part), part);
  const script = files.get(`browser/${part}.js`)?.toString();
  expect(script).toContain('("federation")');
  // Only remotes have a container.
  expect(script?.includes('("container")')).toBe(part !== 'shell');
});

test('a released folder is read as the build that it was', async () => {
  const { id } = await readBuild(builtFolder('mf-portfolio'), 'mf-portfolio');
  expect(id).toBe(liveBuild(composedSite(), 'mf-portfolio'));
});

test('one changed word gives another id', async () => {
  const dist = await changedBuild('mf-portfolio', 'Victorian House', 'Edwardian House');
  const { id } = await readBuild(dist, 'mf-portfolio');
  expect(id).not.toBe(liveBuild(composedSite(), 'mf-portfolio'));
});
