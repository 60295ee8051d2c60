import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { composedSite } from './composedSite';
import { filesBelow } from '../store/files';
import type { Releases } from '../store/history';
import { parseReleaseSets, type ReleaseSet } from '../store/releaseSets';
import { recordWith } from '../store/siteFolder';
import { sideOf, sitePaths } from '../store/sitePaths';
import { scratchFolder } from './scratch';

export function copyOfSite(): string {
  const site = path.join(scratchFolder(), 'site');
  cpSync(composedSite(), site, { recursive: true });
  return site;
}

export function setsOf(site: string): ReleaseSet[] {
  const file = sitePaths(site).releases;
  return parseReleaseSets(readFileSync(file, 'utf8'), file);
}

export function recordOf(site: string): Releases {
  return recordWith(site, setsOf(site)).releases;
}

export function liveBuild(site: string, part: string): string {
  return recordOf(site)[part]?.live ?? '';
}

/** A copy of a part's build in the composed site, as the pipeline of another repository would deliver it. */
export function builtFolder(part: string): string {
  const dist = path.join(scratchFolder(), 'dist');
  const site = composedSite();
  for (const folder of Object.values(sitePaths(site).build(part, liveBuild(site, part))))
    cpSync(folder, dist, { recursive: true });
  return dist;
}

/** A file of the build of a part that is live in a site, by its name in the build. */
export function liveFile(site: string, part: string, name: string): string {
  return path.join(sitePaths(site).build(part, liveBuild(site, part))[sideOf(name)], name);
}

/** Another version of a part: its build, or a copy of it, with one text replaced in browser and server bundles. */
export async function changedBuild(
  part: string,
  from: string,
  to: string,
  dist = builtFolder(part),
): Promise<string> {
  const bundles = (await filesBelow(dist)).filter((name) => /\.c?js$/.test(name));
  const changed = bundles.filter((name) => {
    const text = readFileSync(path.join(dist, name), 'utf8');
    writeFileSync(path.join(dist, name), text.replaceAll(from, to));
    return text.includes(from);
  });
  for (const side of ['browser/', 'server/']) {
    if (!changed.some((name) => name.startsWith(side))) throw new Error(`${part}: no '${from}' in ${side}`);
  }
  return dist;
}

/** The hash of every file below a folder, by its path. */
export async function hashes(folder: string): Promise<Record<string, string>> {
  const names = await filesBelow(folder);
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(folder, name));
      return [name, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

/** The files of builds that the pages in a folder name, and that are not beside these pages. */
export async function missingFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const pages = (await filesBelow(folder)).filter((name) => name.endsWith('.html'));
  const named = pages.flatMap((page) => {
    const bases = readFileSync(path.join(folder, page), 'utf8').match(/releases\/[\w-]+\/\w+\/browser\//g);
    return (bases ?? []).map((base) => path.join(path.dirname(page), base));
  });
  return [...new Set(named)].flatMap((base) => {
    const list = path.join(folder, base, 'integrity.json');
    if (!existsSync(list)) return [base];
    return Object.keys(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
      .filter((name) => name.startsWith('browser/'))
      .map((name) => path.join(base, name.replace('browser/', '')))
      .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
      .filter((name) => !existsSync(path.join(folder, name)));
  });
}
