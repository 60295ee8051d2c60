import { browserFolderMark } from 'shared-content/contract/addresses';
import type { LivePart } from 'shared-content/contract/buildRecord';
import { routingOf } from './checkRouting';
import { highlightPlace } from 'shared-content/contract/document';
import {
  highlightFile,
  nginxFile,
  notFoundFile,
  pageFile,
  publicFiles,
  staticHostFile,
} from 'shared-content/contract/routes';
import { Refusal } from '../console/refusal';
import type { Build } from '../store/build';
import { inParallel } from '../limits';
import { checkPageFiles } from './checkPages';
import { programText, runWithoutRights } from './rendering/sandbox';

export interface LiveBuild extends Build {
  /** The address of its `browser/` folder, ending in a slash. */
  base: string;
}

const program = programText('renderer.cjs');

/**
 * Replaces the pages of all other remotes: a process runs the bundle of one part alone. It renders the highlights that it
 * may borrow, so that the shell's policy allows their style sheets.
 */
const otherPage = `exports.default = (props) => Object.values(props?.highlights ?? {}); exports.meta = { title: 'Other', description: 'Another page.' };`;

/**
 * Renders the site with the renderer in the live shell's build, the page of each remote in a separate process, so
 * that what one bundle does to its surroundings reaches its own page only. Throws a Refusal that names the part at
 * fault, and then nothing is rendered.
 */
export async function compose(builds: ReadonlyMap<string, LiveBuild>): Promise<Map<string, string>> {
  const shell = liveShell(builds);
  const { remotes } = routingOf(shell.record);
  const owners = new Map(remotes.map(({ name, route }) => [pageFile(route), name]));
  const highlights = new Map<string, string>();
  const render = async (part: string) => {
    const build = builds.get(part);
    const page = build && part !== 'shell' ? { [part]: livePart(build, serverBundle(build)) } : {};
    const answer = await rendered(part, builds, page);
    const files = new Map(
      checkPageFiles(
        part,
        answer,
        (name) => name === highlightFile || (owners.get(name) ?? 'shell') === part,
      ),
    );
    const highlight = files.get(highlightFile);
    if (highlight !== undefined) highlights.set(part, highlight);
    files.delete(highlightFile);
    return [...files];
  };

  // The shell first: if its renderer fails, the message must blame it and not a page.
  const all = await inParallel(['shell', ...owners.values()], render);
  const files = new Map(all.flat());
  for (const { route, borrows = {} } of remotes) {
    for (const lender of Object.values(borrows)) {
      const html = files.get(pageFile(route)) ?? '';
      const placed = highlightPlace(lender, highlights.get(lender));
      files.set(
        pageFile(route),
        html.replace(highlightPlace(lender), () => placed),
      );
    }
  }
  for (const name of [...owners.keys(), notFoundFile, ...publicFiles, nginxFile, staticHostFile]) {
    if (!files.has(name)) throw new Refusal(`shell renders no ${name}`);
  }
  return files;
}

/**
 * Renders the page of a remote that the live shell does not route to, in the place of a page that it has. Throws a
 * Refusal if that fails, as it would at the remote's own route.
 */
export async function tryPage(remote: LiveBuild, builds: ReadonlyMap<string, LiveBuild>): Promise<void> {
  const { part } = remote.record;
  const [place] = routingOf(liveShell(builds).record).remotes;
  if (!place) return;
  const bundle = serverBundle(remote).replaceAll(browserFolderMark(part), remote.base);
  try {
    const answer = await rendered(place.name, builds, { [place.name]: livePart(remote, bundle) });
    checkPageFiles(place.name, answer, (name) => name === pageFile(place.route));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = error.message.replaceAll(place.name, part).replace(pageFile(place.route), 'its page');
    throw new Refusal(message, { cause: error });
  }
}

function liveShell(builds: ReadonlyMap<string, LiveBuild>): LiveBuild {
  const shell = builds.get('shell');
  if (!shell) throw new Error('These builds have no shell');
  return shell;
}

/** Renders a part twice with the live shell, and with `otherPage` for all remotes but these. */
function rendered(
  part: string,
  builds: ReadonlyMap<string, LiveBuild>,
  own: Record<string, LivePart>,
): Promise<unknown> {
  const shell = liveShell(builds);
  const code = serverBundle(shell).replaceAll(browserFolderMark('shell'), shell.base);
  const others = [...builds].filter(([name]) => name !== 'shell');
  const live = {
    ...Object.fromEntries(others.map(([name, build]) => [name, livePart(build, otherPage)])),
    ...own,
  };
  const input = { code, shell: livePart(shell, ''), live, part, times: 2 };
  return runWithoutRights(part, program, input);
}

function livePart({ record, base, integrity, files }: LiveBuild, bundle: string): LivePart {
  const text = (file: string) => files.get(`browser/${file}`)?.toString('utf8') ?? '';
  const styles = Object.fromEntries(record.styles.map((file) => [file, text(file)]));
  return { record, base, integrity, styles, serverBundle: bundle };
}

function serverBundle({ files }: LiveBuild): string {
  return files.get('server/server.cjs')?.toString('utf8') ?? '';
}
