import type { Command, Options, Site } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { addressOfSite, type LiveReport, lookAtLiveSite } from '../live/liveSite';
import { readReleased } from '../store/siteFolder';
import type { Releases } from '../store/history';
import type { Finding, LiveFinding } from '../live/look';

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
  const record = named === undefined ? undefined : (await readReleased(await site.folder())).releases;
  const live = await lookAtLiveSite(address);
  const findings = [...live.findings, ...(record ? recordFindings(live, record) : [])];
  console.log(screenOf(address, live, record));
  if (findings.length === 0) console.log('\nAll is well');
  else {
    console.log(['', ...findings.map(({ where, what }) => `${where}  ${what}`)].join('\n'));
    throw new Refusal(`${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} off`);
  }
}

/** What a record of releases and the pages of a live site say differently. */
function recordFindings({ builds }: LiveReport, record: Releases): Finding[] {
  return builds.flatMap(({ part, build }) => {
    const recorded = record[part]?.live;
    const what = `has ${recorded ?? 'no build'} of ${part} live, and pages name ${build}`;
    return recorded === build ? [] : [{ where: 'releases.json', what }];
  });
}

/** The text for one screen. `record` is the record of the site's folder, which also knows who released. */
function screenOf(site: string, live: LiveReport, record: Releases = {}): string {
  const { builds, published, daysLeft, findings } = live;
  const rows = builds.map(({ part, build, files, whole }) => {
    const said = published.get(part);
    const { since = '', commit = '-' } = said?.build === build ? said : {};
    const { by = '-' } = record[part]?.live === build ? record[part] : {};
    const wholeFiles = files > 0 && whole === files ? `${files} whole` : `${whole} of ${files} whole`;
    return [part, build, minute(since), commit, by, wholeFiles];
  });
  const days = daysLeft !== undefined && daysLeft >= 0 ? `${daysLeft} days left` : 'no days left';
  return [
    `${site} at ${minute(new Date().toISOString())}`,
    '',
    ...table([['part', 'build', 'since', 'commit', 'by', 'files'], ...rows]),
    '',
    `pages        ${verdict(findings, 'pages', 'answer as they should')}`,
    `headers      ${verdict(findings, 'headers', 'are those of the live shell')}`,
    `certificate  ${site.startsWith('https:') ? days : 'none: the site is asked without TLS'}`,
  ].join('\n');
}

function verdict(findings: readonly LiveFinding[], about: LiveFinding['about'], sound: string): string {
  const { length } = findings.filter((finding) => finding.about === about);
  return length === 0 ? sound : `${length} ${length === 1 ? 'is' : 'are'} off`;
}

function minute(time: string): string {
  return time === '' ? '-' : `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

function table(rows: readonly string[][]): string[] {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
