import { Refusal } from '../console/refusal';
import { readMoments } from '../store/moments';
import { readBuild } from '../store/build';
import { partNames } from '../../parts';
import { releaseBuilds, rollBack, rollBackTo } from '../store/change';
import { rollbackTarget } from '../store/history';
import { momentWith, restorable } from '../store/wayBack';
import { prune } from '../store/pruneSite';
import { liveBuild, recordOf } from '../testing/builds';
import { randomNumbers } from '../testing/interrupted';
import { smallBuild, smallSite } from '../testing/smallSite';

// Rendering and running scripts are not what is tried here, and take processes of their own.
jest.mock('../gate/compose', () => ({
  compose: () => Promise.resolve(new Map([['index.html', 'A page.']])),
}));
jest.mock('../gate/rendering/checkScripts', () => ({ checkScripts: () => Promise.resolve() }));

const steps = 40;
const random = randomNumbers(20261122);

let site: string;
/** How often what this is about has come up. */
const seen = { refusedReleases: 0, refusedRollbacks: 0, majors: 0, prunes: 0 };

test('whatever is released, rolled back and pruned, there is a way back, and a refused rollback names one', async () => {
  site = await smallSite();
  await releaseMajor(1);
  for (let step = 0; step < steps; step += 1) {
    await changeSomething(step);
    await goBackAndForth();
    await rollBackPart(pick(partNames));
  }
  // Otherwise nothing was tried: a major that comes part by part is refused most of the time.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
});

async function changeSomething(step: number): Promise<void> {
  const dice = random();
  if (dice < 0.3) {
    seen.majors += 1;
    await releaseMajor(1 + Math.floor(random() * 2), `In step ${step}.`);
  } else if (dice < 0.45) {
    seen.prunes += 1;
    await prune(site, 2 + Math.floor(random() * 2), 0);
  } else {
    const [part, major] = [pick(partNames), 1 + Math.floor(random() * 2)];
    const refused = await refusalOf(() => release([part], major, `In step ${step}.`));
    if (refused) seen.refusedReleases += 1;
  }
}

/** From here the site goes back to some earlier moment, and from there to where it was. */
async function goBackAndForth(): Promise<void> {
  const releases = recordOf(site);
  const moments = await readMoments(site, releases);
  const earlier = restorable(moments, releases);
  expect(earlier).not.toEqual([]);
  const before = liveBuilds();
  await rollBackTo(site, String(pick(earlier).id));
  expect(liveBuilds()).not.toEqual(before);
  await rollBackTo(site, String(moments.at(-1)?.id));
  expect(liveBuilds()).toEqual(before);
}

/** One part goes back, or the refusal names the moment that takes it back with the others. */
async function rollBackPart(part: string): Promise<void> {
  const releases = recordOf(site);
  let target: string;
  try {
    target = rollbackTarget(part, releases[part] ?? { live: '', since: '', history: [] });
  } catch {
    return;
  }
  const isIn = momentWith(part, target, await readMoments(site, releases), releases);
  const refused = await refusalOf(() => rollBack(site, part));
  if (refused) {
    seen.refusedRollbacks += 1;
    const [, moment] = /npm run rollback -- --to (\d+)$/.exec(refused) ?? [];
    expect({ refused, moment }).toEqual({ refused, moment: isIn && String(isIn.id) });
    if (moment === undefined) return;
    await rollBackTo(site, moment);
  }
  expect(liveBuild(site, part)).toBe(target);
}

function releaseMajor(major: number, sentence?: string) {
  return release(partNames, major, sentence);
}

/** Remotes run with one major of React alone, and a shell provides one. */
async function release(parts: readonly string[], major: number, sentence?: string) {
  const builds = parts.map(async (part) => {
    const react = part === 'shell' ? `${major}.0.0` : `^${major}.0.0`;
    return [part, { build: await readBuild(smallBuild(part, sentence, react), part) }] as const;
  });
  return releaseBuilds(site, new Map(await Promise.all(builds)));
}

async function refusalOf(change: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function liveBuilds(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(recordOf(site)).map(([part, { live }]) => [part, live]));
}

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
