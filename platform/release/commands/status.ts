import type { Options } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { addressOfSite, lookAtLiveSite } from '../live/liveSite';
import { recordFindings, screenOf } from '../live/status';
import { readReleased } from '../store/siteFolder';
import type { Command, Site } from './command';

export const statusCommand: Command = {
  help: `npm run status -- --at https://www.example.com [--site DIR]
Shows on one screen how a live site is: each part with its build, since when, of which commit, and whether every file
of it is there and whole; pages, headers, and the days left of the certificate. Ends with 1 if anything is off.
  --at URL    the live site
  --site DIR  the folder that it is served from: compares its record, which also knows who released`,
  takes: { names: 0, options: ['at'] },
  run: runStatus,
};

async function runStatus(site: Site, _names: string[], { at, site: named }: Options): Promise<void> {
  if (at === undefined)
    throw new Refusal('Name the live site: npm run status -- --at https://www.example.com');
  const address = addressOfSite(at);
  const record = named === undefined ? undefined : await readReleased(await site.folder());
  const live = await lookAtLiveSite(address);
  const findings = [...live.findings, ...(record ? recordFindings(live, record) : [])];
  console.log(screenOf(address, live, record));
  if (findings.length === 0) console.log('\nAll is well');
  else {
    console.log(['', ...findings.map(({ where, what }) => `${where}  ${what}`)].join('\n'));
    throw new Refusal(`${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} off`);
  }
}
