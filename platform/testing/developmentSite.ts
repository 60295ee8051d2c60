import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseAll } from '../release/commands/buildParts';

/** Releases development builds of all parts, in which React checks and warns, into a folder that the caller removes. */
export async function developmentSite(): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'development-site-'));
  await releaseAll(site, { mode: 'development' });
  return site;
}
