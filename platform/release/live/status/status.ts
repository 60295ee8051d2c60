import { statusFile } from 'shared-content/contract/routes';
import type { PartStatus } from '../../store/publicStatus';
import type { Releases } from '../../store/record';
import { reasonOf } from '../preflight/endpoint';
import { type LiveFinding, lookAtLiveSite, type SeenBuild } from '../preflight/liveSite';
import type { Finding } from '../preflight/placeholders';
import { certificateDaysLeft, fewestDays } from './certificate';
import { NoStatus, readPublished } from './readPublished';

export interface Status {
  /** One screen of text. */
  text: string;
  findings: Finding[];
}

interface StatusOptions {
  /** The record of releases of the folder that the site is served from; it also knows who released. */
  record?: Releases;
  now?: Date;
}

type Published = ReadonlyMap<string, PartStatus>;

/** What whoever is on call must know of a live site, seen from outside. `site` is its origin. */
export async function statusOf(
  site: string,
  { record, now = new Date() }: StatusOptions = {},
): Promise<Status> {
  const { findings: seen, builds } = await lookAtLiveSite(site);
  const findings: Finding[] = [...seen];
  const published = builds.length > 0 ? await publishedBy(site, findings) : undefined;
  for (const { part, build } of builds) {
    const said = published?.get(part)?.build;
    if (published && said !== build)
      findings.push({
        where: `${site}/${statusFile}`,
        what: `says that ${said ?? 'no build'} of ${part} is live, and pages name ${build}`,
      });
    const recorded = record?.[part]?.live;
    if (record && recorded !== build)
      findings.push({
        where: 'releases.json',
        what: `has ${recorded ?? 'no build'} of ${part} live, and pages name ${build}`,
      });
  }
  const certificate = await certificateLine(site, now, findings);

  const lines = [
    `${site} at ${minute(now.toISOString())}`,
    '',
    ...table([
      ['part', 'build', 'since', 'commit', 'by', 'files'],
      ...builds.map((build) => row(build, published, record)),
    ]),
    '',
    `pages        ${verdict(seen, 'pages', 'answer as they should')}`,
    `headers      ${verdict(seen, 'headers', 'are those of the table')}`,
    `certificate  ${certificate}`,
    ...(findings.length > 0 ? ['', ...findings.map(({ where, what }) => `${where}  ${what}`)] : []),
  ];
  return { text: lines.join('\n'), findings };
}

function row(
  { part, build, files, whole }: SeenBuild,
  published: Published | undefined,
  record: Releases | undefined,
): string[] {
  const of = published?.get(part);
  const { since = '', commit } = of?.build === build ? of : {};
  const { by } = record?.[part]?.live === build ? record[part] : {};
  const isWhole = files > 0 && whole === files;
  return [
    part,
    build,
    minute(since),
    commit ?? '-',
    by ?? '-',
    isWhole ? `${files} whole` : `${whole} of ${files} whole`,
  ];
}

async function publishedBy(site: string, findings: Finding[]): Promise<Published | undefined> {
  try {
    return await readPublished(site);
  } catch (error) {
    if (!(error instanceof NoStatus)) throw error;
    findings.push({ where: error.where, what: error.what });
    return undefined;
  }
}

async function certificateLine(site: string, now: Date, findings: Finding[]): Promise<string> {
  if (!site.startsWith('https:')) return 'none: the site is asked without TLS';
  try {
    const days = await certificateDaysLeft(site, now.getTime());
    const left = days < 0 ? 'no days left' : `${days} days left`;
    if (days < fewestDays) findings.push({ where: site, what: `has a certificate with ${left}: renew it` });
    return left;
  } catch (error) {
    findings.push({ where: site, what: `shows no certificate (${reasonOf(error)})` });
    return 'not seen';
  }
}

function verdict(findings: readonly LiveFinding[], about: LiveFinding['about'], sound: string): string {
  const { length } = findings.filter((finding) => finding.about === about);
  return length === 0 ? sound : `${length} ${length === 1 ? 'is' : 'are'} off`;
}

function minute(time: string): string {
  return time === '' ? '-' : `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Rows as lines, each column as wide as its longest cell. */
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
