import type { Command, Site } from '../console/commandLine';
import { type PartReleases, type Released, restorable } from '../store/history';
import { isPending, nothingReleased, readRecord, type SiteRecord, unfinished } from '../store/siteFolder';

export const releasesCommand: Command = {
  help: `npm run releases [-- --site DIR]
Shows what is live, since when, by whom and of which commit, the builds that can be rolled back to, and the release sets
that the whole site can. What a live site says of itself shows npm run status -- --at URL.`,
  takes: { names: 0, options: [] },
  run: runReleases,
};

async function runReleases(site: Site): Promise<void> {
  const folder = await site.folder();
  const isUnfinished = await isPending(folder);
  const record = await readRecord(folder);
  if (isUnfinished) console.log(`${unfinished}.`);
  if (record.sets.length === 0) console.log(nothingReleased(site.name()));
  for (const [part, releases] of Object.entries(record.releases)) {
    const { present, history } = releases;
    console.log(`${part}: ${present.build}, ${stateOf(releases)}`);
    for (const released of history.filter((other) => other !== present).reverse())
      console.log(`  ${released.build}, released ${released.at}${provenance(released)}`);
  }
  showSets(record);
}

function stateOf({ live, since, by, present }: PartReleases): string {
  if (live !== undefined) return `live since ${since ?? ''}${provenance({ by, commit: present.commit })}`;
  return since === undefined
    ? `waits for a shell that routes to it, released ${present.at}${provenance(present)}`
    : `no longer live since ${since}, when the shell ceased to route to it`;
}

function provenance({ by, commit }: Pick<Released, 'by' | 'commit'>): string {
  return `${by === undefined ? '' : ` by ${by}`}${commit === undefined ? '' : `, commit ${commit}`}`;
}

function showSets({ sets, releases }: SiteRecord): void {
  const earlier = restorable(sets, releases);
  const [now] = sets.slice(-1);
  if (!now || earlier.length === 0) return;
  console.log('Release sets that the whole site can be put back to with npm run rollback -- --to SET:');
  for (const { id, at, by, changed, live, waiting } of [...earlier, now].reverse()) {
    const names = changed.map((part) => {
      const build = (live[part] ?? waiting[part])?.build.slice(0, 8);
      return `${part} ${build ?? ''}${live[part] ? '' : ', not live'}`;
    });
    console.log(`  ${id}${id === now.id ? ' (now)' : ''}, ${at}${provenance({ by })}: ${names.join(', ')}`);
  }
}
