import '../testing/mockedGate';
import { promises } from 'node:fs';
import path from 'node:path';
import { finishEarlier, releaseBuilds } from '../store/change';
import { readBuild } from '../store/build';
import { hashes, missingFiles, recordOf } from '../testing/builds';
import { scratchCopy } from '../testing/scratch';
import { smallBuild, smallSite } from '../testing/smallSite';

const part = 'mf-portfolio';
const operations = ['writeFile', 'rename', 'rm', 'mkdir', 'chmod', 'utimes'] as const;

let sound: string;
let release: (site: string) => Promise<unknown>;
beforeAll(async () => {
  sound = await smallSite();
  const build = await readBuild(smallBuild(part, 'Another portfolio.'), part);
  release = (site) => releaseBuilds(site, new Map([[part, { build }]]));
});

test('a release that is killed between its writes leaves whole pages, and the next command completes it', async () => {
  const before = await filesOf(sound);
  const released = scratchCopy(sound);
  const writes = await countWrites(() => release(released));
  const after = await filesOf(released);
  expect(writes).toBeGreaterThan(40);

  const states = new Set<string>();
  for (let kept = 0; kept < writes; kept += 6) {
    const site = scratchCopy(sound);
    await countWrites(() => release(site).catch(() => undefined), kept);
    const pages = Object.entries(await filesOf(site)).filter(([name]) => /^public\/[^/.]/.test(name));
    for (const [name, hash] of pages)
      if (!name.startsWith('public/releases/')) expect([before[name], after[name]]).toContain(hash);
    expect(await missingFiles(path.join(site, 'public'))).toEqual([]);

    const isRecorded = recordOf(site)[part]?.live !== recordOf(sound)[part]?.live;
    await finishEarlier(site);
    const completed = await filesOf(site);
    states.add(isRecorded ? 'recorded' : 'as before');
    if (isRecorded) expect(completed).toEqual(after);
    else expect(completed).toMatchObject(before);
    await release(site);
    expect(await filesOf(site)).toEqual(after);
  }
  expect([...states]).toEqual(['as before', 'recorded']);
});

/** Runs work of which only the first `kept` writes reach the disk; gives the number of all its writes. */
async function countWrites(work: () => Promise<unknown>, kept = Infinity): Promise<number> {
  let writes = 0;
  const spies = operations.map((operation) => {
    const write = promises[operation] as (...line: unknown[]) => Promise<unknown>;
    return jest.spyOn(promises, operation).mockImplementation((...line: unknown[]) => {
      writes += 1;
      return (writes > kept ? Promise.reject(new Error('Killed')) : write(...line)) as Promise<never>;
    });
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await work();
  for (const spy of spies) spy.mockRestore();
  return writes;
}

/** The hash of every file but those that hold the times of releases. */
async function filesOf(site: string): Promise<Record<string, string>> {
  const all = Object.entries(await hashes(site));
  return Object.fromEntries(all.filter(([name]) => !/^(releases|public\/status)\.json/.test(name)));
}
