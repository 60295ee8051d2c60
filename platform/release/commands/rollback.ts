import type { Command, Options, Site } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { partNames } from '../../parts';
import { finishEarlier, rollBack, rollBackTo } from '../store/change';
import type { ChangeReport } from '../store/goLive';
import { refusePreview } from '../store/siteFolder';
import { describeChange, resultLine, seconds } from './release';

export const rollbackCommand: Command = {
  help: `npm run rollback -- PART [BUILD] [--site DIR]
Puts the build of a part live that was live before the present one, or the named one (its first digits will do). In a
part's own repository PART may be left out.
npm run rollback -- --to SET [--site DIR]
Puts all parts back to the builds of a release set, as npm run releases numbers them.`,
  takes: { names: 2, options: ['to'] },
  run: runRollback,
};

async function runRollback(site: Site, names: string[], { to }: Options): Promise<void> {
  const began = performance.now();
  const change = rollbackOf(names, to);
  const folder = await site.folder();
  await refusePreview(folder);
  await finishEarlier(folder);
  const { changed, composingMs, releases } = await site.change(change, (report) =>
    describeChange('Roll back', report),
  );
  for (const part of changed) console.log(resultLine(part, 'is back at', releases));
  console.log(`pages composed in ${seconds(composingMs)}, ${seconds(performance.now() - began)} in all`);
}

function rollbackOf([named, build]: string[], to?: string): (site: string) => Promise<ChangeReport> {
  if (to !== undefined) {
    if (named !== undefined) throw new Refusal(`--to puts the whole site back: leave out '${named}'`);
    return (site) => rollBackTo(site, to);
  }
  const [only, ...others] = partNames;
  const part = named ?? (others.length === 0 ? only : undefined);
  if (part === undefined) throw new Refusal('Name the part: npm run releases lists them');
  return (site) => rollBack(site, part, build);
}
