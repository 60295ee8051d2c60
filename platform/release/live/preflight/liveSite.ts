import { createHash } from 'node:crypto';
import { browserFolder } from 'shared-content/contract/addresses';
import { releaseDataId } from 'shared-content/contract/document';
import { statusFile } from 'shared-content/contract/routes';
import { siteOrigin } from 'shared-content/content/site';
import { integrityOf } from '../../store/files';
import { parseStatus } from '../../store/publicStatus';
import { type Ask, reasonOf, timeoutMs } from './endpoint';
import { serviceDifferences } from './enquiryService';
import type { Finding } from './placeholders';

const releaseData = new RegExp(`<script type="application/json" id="${releaseDataId}">(.*?)</script>`, 's');

/** A finding at a live site, and which of its sides it is about. */
export interface LiveFinding extends Finding {
  about: 'pages' | 'headers' | 'files';
}

/** A build that the pages of a live site name, and how many of its files are there and whole. */
export interface SeenBuild {
  part: string;
  build: string;
  files: number;
  whole: number;
}

export interface LiveSite {
  findings: LiveFinding[];
  builds: SeenBuild[];
}

type Complain = (about: LiveFinding['about'], where: string, what: string) => void;

/** How a file of a release, which has its final name, is cached. */
const forAYear = 'public, max-age=31536000, immutable';

/** What is wrong with a live site, seen from outside. `site` is its origin. */
export async function liveSiteFindings(site: string): Promise<Finding[]> {
  const { findings } = await lookAtLiveSite(site);
  return findings.map(({ where, what }) => ({ where, what }));
}

/** Looks at a live site from outside, as its visitors reach it. `site` is its origin. */
export async function lookAtLiveSite(site: string): Promise<LiveSite> {
  const findings: LiveFinding[] = [];
  const complain: Complain = (about, where, what) => findings.push({ about, where, what });
  const ask: Ask = async (address) => {
    try {
      return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      complain('pages', address, `does not answer (${reasonOf(error)})`);
      return undefined;
    }
  };

  const home = await ask(`${site}/`);
  if (!home) return { findings, builds: [] };
  const due = await headersOf(site, ask);
  /** By the address of its folder. */
  const named = new Map<string, { part: string; build: string }>();
  for (const route of await routesOf(site, ask, complain)) {
    const page = route === '/' ? home : await ask(site + route);
    if (!page) continue;
    checkPage(site + route, page, due, complain);
    const html = await page.text();
    for (const { path, what } of await serviceDifferences(site, html, ask))
      complain('pages', site + path, what);
    const builds = buildsIn(html, site);
    for (const { folder, ...build } of builds) named.set(folder, build);
    if (builds.length === 0)
      complain('pages', site + route, 'names no build, and so is no page of this site');
  }
  await checkOtherAddresses(site, ask, complain);

  const builds: SeenBuild[] = [];
  for (const [folder, { part, build }] of named) {
    if (builds.some((other) => other.part === part))
      complain('pages', `${site}/`, `is not of one release: some pages name another build of ${part}`);
    builds.push({ part, build, ...(await checkFiles(folder, build, ask, complain)) });
  }
  return { findings, builds };
}

/** The routes of a live site, as its sitemap has them: this checkout may have others. */
async function routesOf(site: string, ask: Ask, complain: Complain): Promise<string[]> {
  const address = `${site}/sitemap.xml`;
  const answer = await ask(address);
  const addresses = [...((await answer?.text()) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  const routes = addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url).pathname);
  if (answer && !routes.includes('/')) complain('pages', address, 'lists no pages');
  return [...new Set(['/', ...routes])];
}

/** The headers that the live shell says its pages have; none that cannot be read, which `readPublished` complains of. */
async function headersOf(site: string, ask: Ask): Promise<Record<string, string>> {
  const answer = await ask(`${site}/${statusFile}`);
  return parseStatus((await answer?.text()) ?? '')?.get('shell')?.headers ?? {};
}

function checkPage(
  address: string,
  page: Response,
  due: Readonly<Record<string, string>>,
  complain: Complain,
): void {
  if (page.status !== 200) complain('pages', address, `answers ${page.status}`);
  for (const [header, value] of Object.entries(due)) {
    const got = page.headers.get(header);
    if (got !== value)
      complain('headers', address, `has ${header}: ${got ?? 'nothing'}, where '${value}' is due`);
  }
  if (!page.headers.get('content-security-policy')?.includes("script-src 'self'"))
    complain('headers', address, 'has no Content-Security-Policy of this site');
  if (!/^(br|gzip|zstd)$/.test(page.headers.get('content-encoding') ?? ''))
    complain('headers', address, 'is sent without compression');
}

async function checkOtherAddresses(site: string, ask: Ask, complain: Complain): Promise<void> {
  const missing = await ask(`${site}/no-such-page`);
  if (missing && missing.status !== 404)
    complain('pages', `${site}/no-such-page`, `answers ${missing.status} instead of 404`);
  if (!site.startsWith('https:')) return;
  const address = `${site.replace('https:', 'http:')}/`;
  const plain = await ask(address);
  const to = plain?.headers.get('location') ?? '';
  if (plain && !(plain.status >= 301 && plain.status <= 308 && to.startsWith('https:')))
    complain('pages', address, 'is not sent on to https');
}

/** A build's id is the hash of its list of hashes, and the list vouches for each file. */
async function checkFiles(
  folder: string,
  build: string,
  ask: Ask,
  complain: Complain,
): Promise<{ files: number; whole: number }> {
  const none = { files: 0, whole: 0 };
  const list = await ask(`${folder}integrity.json`);
  if (!list) return none;
  if (list.status !== 200) {
    complain('files', `${folder}integrity.json`, `answers ${list.status}`);
    return none;
  }
  const text = Buffer.from(await list.arrayBuffer());
  if (!createHash('sha256').update(text).digest('hex').startsWith(build)) {
    complain('files', `${folder}integrity.json`, `is not the list of files of build ${build}`);
    return none;
  }
  const hashes = Object.entries(JSON.parse(text.toString()) as Record<string, string>).filter(([name]) =>
    name.startsWith('browser/'),
  );
  let whole = 0;
  for (const [name, hash] of hashes) {
    const address = folder + name.slice('browser/'.length);
    const file = await ask(address);
    if (!file) continue;
    const content = Buffer.from(await file.arrayBuffer());
    if (file.status !== 200) {
      complain('files', address, `answers ${file.status}`);
      continue;
    }
    if (integrityOf(content) === hash) whole += 1;
    else complain('files', address, 'is not whole');
    if (file.headers.get('cache-control') !== forAYear)
      complain('headers', address, 'may be fetched again at every visit: it should be cached for a year');
  }
  return { files: hashes.length, whole };
}

/** The builds that a page is made of: those that its scripts, style sheets and release data name. */
function buildsIn(html: string, site: string): { part: string; build: string; folder: string }[] {
  const addresses = /(https?:\/\/[\w.:[\]-]+)?\/releases\/([\w-]+)\/([\w-]+)\/browser\//g;
  const named = [...html.matchAll(addresses)].map(([, origin, part = '', build = '']) => {
    // Addresses for other sites, as of the picture for social networks, name the site by its own origin.
    const host = origin === undefined || origin === siteOrigin ? site : origin;
    return { part, build, folder: host + browserFolder(part, build) };
  });
  const data = releaseData.exec(html)?.[1];
  const { remotes: listed = {} } = JSON.parse(data ?? '{}') as { remotes?: Record<string, string> };
  const short = Object.entries(listed)
    .filter(([, entry]) => !entry.includes('/'))
    .map(([part, build]) => ({ part, build, folder: site + browserFolder(part, build) }));
  return [...short, ...named];
}
