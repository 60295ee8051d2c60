import { type Command, type Options, type Site, targetFolder } from '../console/commandLine';
import { publish } from '../targets/publish';
import { folderTarget, isRemote, remoteTarget } from '../targets/rclone';

export const publishCommand: Command = {
  help: `npm run publish -- --to TARGET [--site DIR]
Brings a folder, a server or a bucket up to date with what visitors may have of the site, by the installed rclone: builds
before pages, pages before removals. Files that others have put there stay. Run it again if it was interrupted.
  --to TARGET  a folder, or a remote of rclone: one of its configuration as remote:path, or :sftp,host=HOST,user=USER:path,
               :s3,provider=AWS,region=REGION,env_auth:bucket and the like. Keys belong into rclone's configuration or
               its environment variables.`,
  takes: { names: 0, options: ['to'] },
  run: runPublish,
};

async function runPublish(site: Site, _names: string[], { to }: Options): Promise<void> {
  const folder = await site.folder();
  const target =
    to !== undefined && isRemote(to)
      ? await remoteTarget(to)
      : folderTarget(await targetFolder(folder, to, 'npm run publish -- --to DIR'));
  const { written, removed } = await publish(folder, target);
  console.log(`${written} files published in ${target.shown}, ${removed} removed`);
}
