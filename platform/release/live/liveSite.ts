import { once } from 'node:events';
import { get } from 'node:https';
import { createRequire } from 'node:module';
import type { TLSSocket } from 'node:tls';
import semver from 'semver';
import { isOrigin } from 'shared-content/contract/addresses';
import { statusFile } from 'shared-content/contract/routes';
import { Refusal } from '../console/refusal';
import { parseStatus, type PartStatus } from '../store/statusAndHeaders';
import { addressOfForm, serviceFindings } from './enquiries';
import {
  buildsOf,
  checkServedFiles,
  type LiveFinding,
  type Look,
  reasonOf,
  request,
  type SeenBuild,
  timeoutMs,
} from './look';

const contract = createRequire(import.meta.url)('shared-content/package.json') as { version: string };

const dayMs = 24 * 60 * 60_000;

/** Renewals start 30 days before the end. With fewer days left than this they have failed for two weeks. */
const fewestDays = 16;

export interface LiveReport {
  findings: LiveFinding[];
  builds: SeenBuild[];
  /** What its `status.json` says is live. */
  published: ReadonlyMap<string, PartStatus>;
  /** The days until its certificate expires; undefined without TLS. */
  daysLeft?: number;
  /** Where its contact form sends enquiries; empty if it only simulates that. */
  endpoint: string;
}

/** The address of a live site as `--at` takes it, without a slash at its end. Throws a Refusal for anything else. */
export function addressOfSite(text: string): string {
  const origin = text.replace(/\/$/, '');
  if (!isOrigin(origin)) throw new Refusal(`--at takes scheme and host of the live site, not '${text}'`);
  return origin;
}

/** Requests a live site from outside, and compares it with its own `status.json`. `site` is its origin. */
export async function lookAtLiveSite(site: string): Promise<LiveReport> {
  const findings: LiveFinding[] = [];
  const complain: Look['complain'] = (about, where, what) => findings.push({ about, where, what });
  const ask: Look['ask'] = async (address) => {
    try {
      return await request(address);
    } catch (error) {
      complain('pages', address, `does not answer (${reasonOf(error)})`);
      return undefined;
    }
  };
  const look = { site, complain, ask };

  const home = await ask(`${site}/`);
  const daysLeft = await certificateOf(look);
  if (!home) return { findings, builds: [], published: new Map(), daysLeft, endpoint: '' };
  const published = await publishedBy(look);
  const pages: { address: string; html: string }[] = [];
  for (const route of await routesOf(look)) {
    const address = site + route;
    const page = route === '/' ? home : await ask(address);
    if (!page) continue;
    checkPage(address, page, published.get('shell')?.headers ?? {}, look);
    pages.push({ address, html: await page.text() });
  }
  for (const { html } of pages)
    for (const { where, what } of await serviceFindings(site, html)) complain('pages', where, what);
  await checkOtherAddresses(look);
  const builds: SeenBuild[] = [];
  for (const { folder, ...named } of buildsOf(pages, look)) {
    const said = published.get(named.part)?.build;
    if (published.size > 0 && said !== named.build)
      complain(
        'pages',
        `${site}/${statusFile}`,
        `says that ${said ?? 'no build'} of ${named.part} is live, and pages name ${named.build}`,
      );
    builds.push({ ...named, ...(await checkServedFiles(folder, named.build, look)) });
  }
  const endpoint = pages.map(({ html }) => addressOfForm(html)).find(Boolean) ?? '';
  return { findings, builds, published, daysLeft, endpoint };
}

/** The whole days until the certificate expires, negative if it has; undefined without one. */
async function certificateOf({ site, complain }: Look): Promise<number | undefined> {
  if (!site.startsWith('https:')) return undefined;
  try {
    const days = Math.floor((Date.parse(await endOfCertificate(site)) - Date.now()) / dayMs);
    const left = days < 0 ? 'no days left' : `${days} days left`;
    if (days < fewestDays) complain('certificate', site, `has a certificate with ${left}: renew it`);
    return days;
  } catch (error) {
    complain('certificate', site, `shows no certificate (${reasonOf(error)})`);
    return undefined;
  }
}

/** Also of an invalid certificate: the requests of pages report what is wrong with it. */
async function endOfCertificate(site: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = get(site, { agent: false, rejectUnauthorized: false, signal });
  const [{ socket }] = (await once(request, 'response')) as [{ socket: TLSSocket }];
  const { valid_to: end } = socket.getPeerCertificate();
  socket.destroy();
  return end;
}

/** What the site publishes of its parts; nothing if it cannot be read. */
async function publishedBy({ site, complain, ask }: Look): Promise<Map<string, PartStatus>> {
  const where = `${site}/${statusFile}`;
  const answer = await ask(where);
  const parts = answer?.status === 200 ? parseStatus(await answer.text()) : undefined;
  const { contract: theirs = contract.version } = { ...parts?.get('shell') };
  if (answer && answer.status !== 200)
    complain(
      'pages',
      where,
      `answers ${answer.status}: this is no site of this kind, or the release did not end`,
    );
  else if (answer && !parts) complain('pages', where, 'is no list of what is live');
  else if (semver.parse(theirs)?.major !== semver.major(contract.version))
    complain(
      'pages',
      where,
      `is of contract ${theirs}, and this command knows ${contract.version}: use the command of the live shell's version`,
    );
  return parts ?? new Map<string, PartStatus>();
}

/** The routes of a live site, as its sitemap has them: this checkout may have others. */
async function routesOf({ site, complain, ask }: Look): Promise<string[]> {
  const address = `${site}/sitemap.xml`;
  const answer = await ask(address);
  const addresses = [...((await answer?.text()) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  const routes = addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url).pathname);
  if (answer && !routes.includes('/')) complain('pages', address, 'lists no pages');
  return [...new Set(['/', ...routes])];
}

/** @param due the headers that the live shell says its pages have */
function checkPage(
  address: string,
  page: Response,
  due: Readonly<Record<string, string>>,
  { complain }: Look,
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

async function checkOtherAddresses({ site, complain, ask }: Look): Promise<void> {
  const missing = await ask(`${site}/no-such-page`);
  if (missing && missing.status !== 404)
    complain('pages', `${site}/no-such-page`, `answers ${missing.status} instead of 404`);
  if (!site.startsWith('https:')) return;
  const address = `${site.replace('https:', 'http:')}/`;
  const plain = await ask(address);
  const to = plain?.headers.get('location') ?? '';
  if (plain && !(plain.status >= 301 && plain.status <= 308 && to.startsWith('https:')))
    complain('pages', address, 'is not redirected to https');
}
