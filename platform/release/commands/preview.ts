import { type Command, type Options, type Site, targetFolder } from '../console/commandLine';
import { checkPreview, makePreview } from '../targets/previewSite';
import { partNames } from '../../parts';
import { builtFolders, readOrBuild } from './buildParts';
import { resultLine } from './release';

export const previewCommand: Command = {
  help: `npm run preview -- [PART[=DIR] …] [--dist DIR] --to DIR [--site DIR]
Makes a folder with the live site as it would be after a release of the named parts (none named: all), which passes the
same checks. Search engines are asked not to list it. The live site stays as it is.
  --to DIR      the folder: a new or empty one, or an earlier preview, which is replaced
  PART=DIR      take this built folder of the part instead of building it
  --dist DIR    the same, where one part is named
  --site DIR    the live site
Parts: ${partNames.join(', ')}`,
  takes: { names: Infinity, options: ['dist', 'to'] },
  run: runPreview,
};

async function runPreview(site: Site, names: string[], { dist, to }: Options): Promise<void> {
  const folders = builtFolders(names, dist);
  const folder = await site.folder();
  const target = await targetFolder(folder, to, 'npm run preview -- --to DIR');
  await checkPreview(folder, target);
  const releases = await makePreview(folder, await readOrBuild(folders), target);
  for (const part of folders.keys()) console.log(resultLine(part, 'is previewed as', releases));
  console.log(`Nothing went live. To see it: npm run serve -- --site ${target}`);
}
