import { createHash } from 'node:crypto';
import { browserFolder } from 'shared-content/contract/addresses';
import { remotes } from 'shared-content/contract/remotes';
import { responseHeaders } from '../../site/headers';
import { integrityOf } from '../../site/files';
import { reasonOf } from './endpoint';
import type { Finding } from './placeholders';

/** Headers whose value the site's own table decides; the policy differs where parts have origins of their own. */
const checkedHeaders = Object.keys(responseHeaders('page')).filter(
  (name) => name !== 'Content-Security-Policy',
);

/** Checks a live site from outside, as its visitors reach it. `site` is its origin. */
export async function liveSiteFindings(site: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const complain = (where: string, what: string) => findings.push({ where, what });
  const ask = async (address: string, init?: RequestInit) => {
    try {
      return await fetch(address, { redirect: 'manual', ...init });
    } catch (error) {
      complain(address, `does not answer (${reasonOf(error)})`);
      return undefined;
    }
  };

  const home = await ask(`${site}/`);
  if (!home) return findings;
  const builds = new Map<string, string>();
  for (const { name, route } of remotes) {
    const address = site + route;
    const page = route === '/' ? home : await ask(address);
    if (!page) continue;
    if (page.status !== 200) complain(address, `answers ${page.status}`);
    for (const header of checkedHeaders) {
      const due = responseHeaders('page')[header];
      const got = page.headers.get(header);
      if (got !== due) complain(address, `has ${header}: ${got ?? 'nothing'}, where '${due ?? ''}' is due`);
    }
    if (!page.headers.get('content-security-policy')?.includes("script-src 'self'"))
      complain(address, 'has no Content-Security-Policy of this site');
    if (!/^(br|gzip|zstd)$/.test(page.headers.get('content-encoding') ?? ''))
      complain(address, 'is sent without compression');
    for (const [part, build] of buildsIn(await page.text())) builds.set(part, build);
    if (!builds.has(name)) complain(address, `names no build of ${name}`);
  }

  const missing = await ask(`${site}/no-such-page`);
  if (missing && missing.status !== 404)
    complain(`${site}/no-such-page`, `answers ${missing.status} instead of 404`);
  if (site.startsWith('https:')) {
    const plain = await ask(`${site.replace('https:', 'http:')}/`);
    const to = plain?.headers.get('location') ?? '';
    if (plain && !(plain.status >= 301 && plain.status <= 308 && to.startsWith('https:')))
      complain(`${site.replace('https:', 'http:')}/`, 'is not sent on to https');
  }
  for (const [part, build] of builds)
    await checkFiles(site + browserFolder(part, build), build, ask, complain);
  return findings;
}

/** A build's id is the hash of its list of hashes, and the list vouches for each file. */
async function checkFiles(
  folder: string,
  build: string,
  ask: (address: string) => Promise<Response | undefined>,
  complain: (where: string, what: string) => void,
): Promise<void> {
  const list = await ask(`${folder}integrity.json`);
  if (!list) return;
  const text = Buffer.from(await list.arrayBuffer());
  if (!createHash('sha256').update(text).digest('hex').startsWith(build)) {
    complain(`${folder}integrity.json`, `is not the list of files of build ${build}`);
    return;
  }
  const hashes = JSON.parse(text.toString()) as Record<string, string>;
  for (const [name, hash] of Object.entries(hashes)) {
    if (!name.startsWith('browser/')) continue;
    const address = folder + name.slice('browser/'.length);
    const file = await ask(address);
    if (!file) continue;
    if (integrityOf(Buffer.from(await file.arrayBuffer())) !== hash) complain(address, 'is not whole');
    if (file.headers.get('cache-control') !== responseHeaders('release')['Cache-Control'])
      complain(address, 'may be fetched again at every visit: it should be cached for a year');
  }
}

/** The builds that a page is made of: those that its scripts, style sheets and release data name. */
function buildsIn(html: string): [part: string, build: string][] {
  const named = [...html.matchAll(/\/releases\/([\w-]+)\/([\w-]+)\/browser\//g)].map(
    ([, part = '', build = '']): [string, string] => [part, build],
  );
  const data = /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1];
  const { remotes: listed = {} } = JSON.parse(data ?? '{}') as { remotes?: Record<string, string> };
  const short = Object.entries(listed).filter(([, entry]) => !entry.includes('/'));
  return [...short, ...named];
}
