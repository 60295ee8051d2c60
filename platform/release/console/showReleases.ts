import { restorable } from '../store/wayBack';
import { readMoments } from '../store/moments';
import { type PartReleases, presentBuild, type Released, type Releases } from '../store/record';
import { isPending, nothingReleased, readReleases, unfinished } from '../store/siteFolder';

/**
 * Prints what is live, since when, and what can be put back: builds part by part, and moments of the whole site.
 *
 * @param name what to call the site
 */
export async function showReleases(site: string, name: string): Promise<void> {
  const isUnfinished = await isPending(site);
  const releases = await readReleases(site);
  if (isUnfinished) console.log(`${unfinished}.`);
  if (Object.keys(releases).length === 0) console.log(nothingReleased(name));
  for (const [part, record] of Object.entries(releases)) {
    const present = record.history.find(({ build }) => build === presentBuild(record));
    console.log(`${part}: ${present?.build ?? ''}, ${stateOf(record, present)}`);
    for (const released of record.history.filter((other) => other !== present).reverse()) {
      console.log(`  ${released.build}, released ${released.at}${provenance(released)}`);
    }
  }
  await showMoments(site, releases);
}

/** Who did it, and from which commit, as far as that is known. */
function provenance({ by, commit }: { by?: string; commit?: string }): string {
  return `${by === undefined ? '' : ` by ${by}`}${commit === undefined ? '' : `, commit ${commit}`}`;
}

function stateOf({ live, since, by }: PartReleases, present: Released | undefined): string {
  const { at = '', commit } = present ?? {};
  if (live !== undefined) return `live since ${since ?? ''}${provenance({ by, commit })}`;
  return since === undefined
    ? `waits for a shell that routes to it, released ${at}${provenance({ ...present })}`
    : `no longer live since ${since}, when the shell ceased to route to it`;
}

async function showMoments(site: string, releases: Releases): Promise<void> {
  const moments = await readMoments(site, releases);
  const past = restorable(moments, releases);
  const [now] = moments.slice(-1);
  if (!now || past.length === 0) return;
  console.log('Moments that the whole site can be put back to with npm run rollback -- --to MOMENT:');
  for (const { id, at, by, changed, live } of [...past, now].reverse()) {
    const names = changed.map((part) => `${part} ${live[part]?.build.slice(0, 8) ?? 'gone'}`).join(', ');
    console.log(`  ${id}${id === now.id ? ' (now)' : ''}, ${at}${provenance({ by })}: ${names}`);
  }
}
