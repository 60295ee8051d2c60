import { mkdir } from 'node:fs/promises';
import { compose } from '../gate/compose';
import { explained, Refusal } from '../console/refusal';
import { type ChangeReport, checkComplete, goLive, liveBuilds, type NewBuilds, withParts } from './goLive';
import { restorable, restorableSet, rollbackTarget } from './history';
import { changingSite, isPending, placePages, readRecord, readReleased, type SiteRecord } from './siteFolder';
import { sitePaths } from './sitePaths';

/** Releases builds together: all of them are live afterwards, or, with a Refusal, nothing has changed. */
export async function releaseBuilds(
  site: string,
  newBuilds: NewBuilds,
  allowDeadLinks = false,
): Promise<ChangeReport> {
  const parts = Object.fromEntries(
    [...newBuilds].map(([part, { build, origin, commit }]) => [part, { build: build.id, origin, commit }]),
  );
  // A refused release makes no folder.
  await checkComplete(site, withParts((await readRecord(site)).releases, parts), newBuilds);
  await mkdir(site, { recursive: true });
  return changingSite(site, async () => {
    const { public: root, builds } = sitePaths(site);
    for (const folder of [root, builds.served, builds.kept]) await mkdir(folder, { recursive: true });
    return goLive(site, await readRecord(site), { change: 'release', parts, newBuilds, allowDeadLinks });
  });
}

/** Puts an earlier build of a part live: the one before the live one, or the one with this start of its id. */
export async function rollBack(site: string, part: string, wanted?: string): Promise<ChangeReport> {
  return changingBack(site, ({ sets, releases }) => {
    const record = releases[part];
    if (!record) throw new Refusal(`There is no part '${part}' in ${site}: see npm run releases`);
    const target = rollbackTarget(part, record, wanted);
    const together = restorable(sets, releases).findLast(({ live }) => live[part]?.build === target.build);
    const advice = together && `Put all back that was live with it: npm run rollback -- --to ${together.id}`;
    return { parts: { [part]: target }, advice };
  });
}

/** Puts all builds of an earlier release set live. Parts that it does not have live keep their build. */
export async function rollBackTo(site: string, wanted: string): Promise<ChangeReport> {
  return changingBack(site, ({ sets, releases }) => ({ parts: restorableSet(wanted, sets, releases).live }));
}

async function changingBack(
  site: string,
  request: (record: SiteRecord) => Pick<Parameters<typeof goLive>[2], 'parts' | 'advice'>,
): Promise<ChangeReport> {
  return changingSite(site, async () => {
    const record = await readReleased(site);
    // These builds were live before, whatever links to them now.
    const always = { change: 'rollback', newBuilds: new Map(), allowDeadLinks: true } as const;
    return goLive(site, record, { ...always, ...request(record) });
  });
}

/**
 * Completes an interrupted command, and says so. If that fails, continue: the command that follows may be the fix, or
 * says itself what is wrong.
 */
export async function finishEarlier(site: string): Promise<void> {
  if (!(await isPending(site))) return;
  try {
    const files = await finishInterrupted(site);
    if (files === undefined) return;
    console.log(
      files > 0
        ? `An earlier command was unfinished: ${files} files of what is live are in place now.`
        : 'An earlier command was unfinished: nothing of what is live was left to put in place.',
    );
  } catch (error) {
    if (!(error instanceof Refusal) && !explained(error)) throw error;
  }
}

/** Returns the number of replaced files; undefined if another command has completed it meanwhile. */
async function finishInterrupted(site: string): Promise<number | undefined> {
  return changingSite(site, async () => {
    if (!(await isPending(site))) return undefined;
    const record = await readRecord(site);
    const builds = await liveBuilds(site, record.sets.at(-1)?.live ?? {}, new Map());
    return placePages(site, record, builds, await compose(builds));
  });
}
