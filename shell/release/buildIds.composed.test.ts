import { buildParts } from './buildParts';
import { readBuild } from './build';
import { partNames } from './change';
import { builtFolder, changedBuild, liveBuild } from './testing/builds';
import { composedSite } from '../site/testing/composedSite';

test('building every part twice gives the same ids and bytes', async () => {
  const first = await buildParts(partNames);
  const second = await buildParts(partNames);
  expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  for (const [index, { record, files }] of first.entries()) {
    const again = second[index]?.files;
    expect([...(again?.keys() ?? [])]).toEqual([...files.keys()]);
    for (const [name, content] of files) {
      const same = again?.get(name)?.equals(content);
      expect({ part: record.part, name, same }).toEqual({ part: record.part, name, same: true });
    }
  }
});

// Otherwise its id would hold a hash of paths, and another checkout of the same sources be another build.
test.each(partNames)('what federation makes of %s has an id that knows no folder', async (part) => {
  const { files } = await readBuild(builtFolder(part), part);
  const script = files.get(`browser/${part}.js`)?.toString();
  expect(script).toContain('("federation")');
  // Only what is loaded by others has a container.
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
