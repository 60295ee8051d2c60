import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import globals from 'globals';
import { containerName, entryFile } from 'shared-content/contract/addresses';
import { pageInteractive } from 'shared-content/contract/document';
import { pageFile } from 'shared-content/contract/routes';
import { messageOf, Refusal } from '../../console/refusal';
import { inParallel, pageMs } from '../../limits';
import { routingOf } from '../checkRouting';
import type { LiveBuild } from '../compose';
import { withoutStyles } from '../checkPages';
import { programText, runWithoutRights } from './sandbox';

const program = programText('browser.cjs');
const require = createRequire(import.meta.url);

/** Found at the first page: most commands open none. */
let jsdomFolders: string[] | undefined;

/**
 * Refuses builds whose page would never come alive in a browser: every script must parse, and the composed page of each
 * new remote (of every remote, if the shell is new) must become interactive with the scripts of both.
 *
 * @param pages the composed pages, by file name. A remote without a route has no page to open.
 */
export async function checkScripts(
  builds: ReadonlyMap<string, LiveBuild>,
  changed: ReadonlySet<string>,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  for (const part of changed) checkSyntax(builds.get(part));
  const shell = builds.get('shell');
  if (!shell) return;
  const { remotes } = routingOf(shell.record);
  const opened = remotes.filter(({ name }) => changed.has(name) || changed.has('shell'));
  await inParallel(opened, async ({ name, route }) => {
    const remote = builds.get(name);
    const html = pages.get(pageFile(route));
    if (!remote || html === undefined) return;
    await openPage(shell, remote, route, html).catch((error: unknown) => {
      throw new Refusal(`${name} would not come alive in a browser: ${messageOf(error)}`, { cause: error });
    });
  });
}

function checkSyntax(build: LiveBuild | undefined): void {
  for (const [address, text] of build ? scriptsOf(build) : []) {
    try {
      new Script(text);
    } catch (error) {
      throw new Refusal(
        `${build?.record.part} would not come alive in a browser: ${path.basename(address)} is no script: ${messageOf(error)}`,
        { cause: error },
      );
    }
  }
}

async function openPage(shell: LiveBuild, remote: LiveBuild, route: string, html: string): Promise<void> {
  jsdomFolders ??= [...packageFolders('jsdom', import.meta.filename)];
  const input = {
    // jsdom would read every rule of its style sheets.
    html: withoutStyles(html),
    address: `https://site.example${route}`,
    shell: shell.base + entryFile('shell'),
    scripts: [...scriptsOf(shell), ...scriptsOf(remote)],
    entry: remote.base + entryFile(remote.record.part),
    container: containerName(remote.record.part),
    mark: pageInteractive,
    jsdom: require.resolve('jsdom'),
    browserNames: Object.keys(globals.browser),
    timeoutMs: pageMs,
  };
  await runWithoutRights(remote.record.part, program, input, jsdomFolders);
}

function scriptsOf({ base, files }: LiveBuild): [string, string][] {
  const scripts = [...files].filter(([name]) => /^browser\/.*\.js$/.test(name));
  return scripts.map(([name, content]) => [base + name.slice('browser/'.length), content.toString('utf8')]);
}

/** The folders of a package and of all that it depends on. */
function packageFolders(name: string, from: string, known = new Set<string>()): Set<string> {
  // With the slash, a package that is named like a module of Node is found too.
  const places = createRequire(from).resolve.paths(`${name}/`) ?? [];
  const place = places.find((place) => existsSync(path.join(place, name)));
  if (!place) return known;
  // A linked package is loaded from where it is, as are its own.
  const folder = realpathSync(path.join(place, name));
  if (known.has(folder)) return known;
  known.add(folder);
  const file = path.join(folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const other of Object.keys(dependencies)) packageFolders(other, file, known);
  return known;
}
