import type { Command, Options, Site } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { finishEarlier } from '../store/change';
import { prune } from '../store/pruneSite';

export const pruneCommand: Command = {
  help: `npm run prune -- --keep N [--min-age AGE] [--site DIR]
Keeps the N newest builds of each part and the live one, and removes the others. From N = 2 it also keeps those of the
last release set that the whole site can be rolled back to.
  --min-age AGE  spare builds that were live within this time, as 12h, 7d (the default) or 0: tabs that were opened
                 then still ask for their files`,
  takes: { names: 0, options: ['keep', 'min-age'] },
  run: runPrune,
};

async function runPrune(site: Site, _names: string[], options: Options): Promise<void> {
  const { keep, 'min-age': minAge = '7d' } = options;
  const count = Number(keep);
  if (!Number.isInteger(count) || count < 1)
    throw new Refusal('--keep takes a whole number from 1: npm run prune -- --keep 5');
  const minAgeMs = msOf(minAge);
  const { removed, spared } = await site.change(
    (folder) => prune(folder, count, minAgeMs),
    (pruned) => [`Prune ${pruned.removed.length} builds`, '', ...pruned.removed].join('\n'),
  );
  for (const build of removed) console.log(`removed ${build}`);
  console.log(`${removed.length} builds removed`);
  if (spared > 0)
    console.log(
      `${spared} were live within ${minAge} and stay for the tabs of that time: --min-age 0 removes them`,
    );
  await finishEarlier(await site.folder());
}

function msOf(age: string): number {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(age) ?? [];
  if (count === undefined && age !== '0')
    throw new Refusal(`--min-age takes hours or days, not '${age}': npm run prune -- --keep 5 --min-age 7d`);
  return Number(count ?? 0) * (unit === 'd' ? 24 : 1) * 3_600_000;
}
