import { folderOf, parsedLine } from '../release/console/commandLine';
import { exitCodeOf, Refusal } from '../release/console/refusal';
import { writePart } from './newPart';
import { updatePart } from './updatePart';

const help = `npm run new-part -- DIR --name NAME --route ROUTE
       npm run new-part -- DIR --update
Writes a part with one page to begin from: in this repository, as mf-guides, or in a new folder elsewhere, with the
packages that it takes to build, test, lint, develop and release it there.
  --name NAME    as mf-guides
  --route ROUTE  the address of its page, as /guides
  --update       brings the packages as they are here to a part that was written elsewhere, and runs its checks there`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

process.exitCode = await exitCodeOf(async () => {
  const { values, positionals } = parsedLine({
    allowPositionals: true,
    options: { name: text, route: text, update: flag, help: flag },
  });
  const [folder, ...others] = positionals;
  const { name, route, update } = values;
  const say = (line: string) => {
    console.log(line);
  };
  if (values.help) say(help);
  else if (folder && update) await updatePart(folderOf(folder), say);
  else if (folder && others.length === 0 && name !== undefined && route !== undefined) {
    const dir = folderOf(folder);
    const remaining = await writePart({ dir, name, route });
    say(`${name} is written in ${dir}\n${remaining}`);
  } else
    throw new Refusal(
      'Name one folder, --name and --route: npm run new-part -- DIR --name mf-guides --route /guides',
    );
});
