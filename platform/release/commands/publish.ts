import { isElsewhere, type Options } from '../console/commandLine';
import { publish } from '../targets/publish';
import { publishByRsync } from '../targets/publishByRsync';
import { rsyncTarget } from '../targets/rsync';
import { targetFolder } from '../targets/targetFolder';
import type { Command } from './command';
import type { Site } from './site';

export const publishCommand: Command = {
  help: `npm run publish -- --to TARGET [--site DIR]
Brings a folder, here or on another machine, up to date with what visitors may have of the site: builds before pages,
pages before removals. Files that others have put there stay. Interrupted, it still serves whole pages; run it again.
  --to TARGET  a folder, or a target of rsync: user@host:/path or rsync://host/module/path`,
  takes: { names: 0, options: ['to'] },
  run: runPublish,
};

async function runPublish(site: Site, _names: string[], { to }: Options): Promise<void> {
  const folder = await site.folder();
  const isRemote = to !== undefined && isElsewhere(to);
  const target = isRemote ? rsyncTarget(to) : await targetFolder(folder, to, 'npm run publish -- --to DIR');
  const { written, removed } = await (isRemote ? publishByRsync : publish)(folder, target);
  console.log(`${written} files published in ${target}, ${removed} removed`);
}
