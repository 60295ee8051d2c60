import { createRequire } from 'node:module';
import type { RemoteName } from 'shared-content/contract/remotes';
import { browserFolderMark } from 'shared-content/contract/addresses';
import type { composeSite } from '../site/composeSite';
import { evaluateBundle } from '../src/document/evaluateBundle';
import type { LivePart } from '../src/document/documentText';
import type { Build } from './build';
import { messageOf } from '../site/fileErrors';
import { Refusal } from '../site/refusal';

export interface LiveBuild extends Build {
  /** The address of its `browser/` folder, ending in a slash. */
  base: string;
}

interface ShellBundle {
  composeSite: typeof composeSite;
}

/** Node's own modules: a released shell needs no others to render. */
const requireBuiltin = createRequire(import.meta.url);

/** Renders the site with the renderer of the live shell's own build. Throws a Refusal that names the part at fault. */
export async function compose(builds: ReadonlyMap<string, LiveBuild>): Promise<Map<string, string>> {
  const shell = builds.get('shell');
  if (!shell) throw new Refusal('There is no live shell: release all parts first with npm run release');
  const live = Object.fromEntries(
    [...builds].filter(([part]) => part !== 'shell').map(([part, build]) => [part, livePart(build)]),
  ) as Record<RemoteName, LivePart>;
  try {
    return await rendererOf(shell)(livePart(shell), live);
  } catch (error) {
    const [line = ''] = messageOf(error).split('\n');
    throw new Refusal(line, { cause: error });
  }
}

function livePart({ record, base, integrity, files }: LiveBuild): LivePart {
  return { record, base, integrity, serverBundle: textOf(files, 'server/server.cjs') };
}

function rendererOf(shell: LiveBuild): typeof composeSite {
  const code = textOf(shell.files, 'server/server.cjs').replaceAll(browserFolderMark('shell'), shell.base);
  const { composeSite: renderer } = evaluateBundle(code, 'shell', requireBuiltin) as Partial<ShellBundle>;
  if (!renderer) throw new Error('shell has no renderer: its server bundle exports no composeSite');
  return renderer;
}

function textOf(files: ReadonlyMap<string, Buffer>, name: string): string {
  return files.get(name)?.toString('utf8') ?? '';
}
