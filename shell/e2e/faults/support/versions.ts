import type { RemoteName } from 'shared-content/contract/remotes';
import { readBuild } from 'platform/release/store/build';
import { releaseBuilds } from 'platform/release/store/change';
import { changedBuild } from 'platform/release/testing/builds';
import type { Stage, Visitor } from 'platform/testing/visit';
import { type Reader, readerIn } from './reader';

/** A text of each part, and what stands in its place in the part's versions. */
const texts: Record<'shell' | RemoteName, { from: string; to: string }> = {
  shell: { from: '07700 900123', to: '07700 90020' },
  'mf-home': { from: 'Building Excellence', to: 'Building Better, Part ' },
  'mf-portfolio': { from: 'Victorian House', to: 'House Number ' },
  'mf-contact': { from: 'Need Immediate Help?', to: 'Need Help, Number ' },
};

export interface Tab extends Visitor {
  reader: Reader;
  /** The text that each part had when the tab was opened. */
  shown: Record<string, string>;
}

/** Releases a version of a part; returns the text that it shows. */
export async function releaseVersion(
  site: string,
  part: 'shell' | RemoteName,
  version: number,
): Promise<string> {
  const { from, to } = texts[part];
  const build = await readBuild(await changedBuild(part, from, to + String(version)), part);
  await releaseBuilds(site, new Map([[part, { build }]]));
  return to + String(version);
}

/** Opens the home page in a new tab, which keeps to the builds that are live now. */
export async function openTab(stage: Stage, shown: Record<string, string> = {}): Promise<Tab> {
  const visitor = await stage.visitor();
  const reader = readerIn(visitor.page);
  await reader.page.goto('/');
  await reader.isInteractive('mf-home');
  return { ...visitor, reader, shown: { ...shown } };
}
