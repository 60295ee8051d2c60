import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord, Routing } from 'shared-content/contract/buildRecord';
import { containerName, entryFile, pageChunk } from 'shared-content/contract/addresses';
import { pageInteractive } from 'shared-content/contract/document';
import { staticHostHeaders } from '../../../shell/server/staticHost';
import {
  nginxFile,
  notFoundFile,
  pageFile,
  publicFiles,
  routesOf,
  staticHostFile,
} from 'shared-content/contract/routes';
import { readBuild } from '../store/build';
import { releaseBuilds } from '../store/change';
import { smallCopy, smallFolder } from './scratch';

/** What the small shell routes to, whatever the table of remotes says. */
export const smallRouting: Routing = {
  remotes: [
    { name: 'mf-home', route: '/' },
    { name: 'mf-portfolio', route: '/portfolio' },
    { name: 'mf-contact', route: '/contact' },
  ],
  redirects: [],
};
export const smallParts = ['shell', ...smallRouting.remotes.map(({ name }) => name)];

let released: Promise<string> | undefined;

/** A copy of a site of small builds, which are released as real ones are, but made without webpack. */
export async function smallSite(): Promise<string> {
  released ??= releasedSmallSite();
  return smallCopy(await released);
}

async function releasedSmallSite(): Promise<string> {
  const site = path.join(smallFolder(), 'site');
  const builds = await Promise.all(
    smallParts.map(async (part) => [part, { build: await readBuild(smallBuild(part), part) }] as const),
  );
  await releaseBuilds(site, new Map(builds));
  return site;
}

/**
 * A built folder of a part, written by hand: a remote's page is one sentence. Another sentence is another build. `react`
 * is the version that a shell provides, and the range that a remote needs; `routing` is the shell's.
 */
export function smallBuild(
  part: string,
  sentence = `${part} as it was first released.`,
  react = '1.0.0',
  routing: Routing = smallRouting,
): string {
  const dist = path.join(smallFolder(), 'dist');
  for (const [name, content] of Object.entries(
    part === 'shell' ? shellFiles(sentence, { react }, routing) : remoteFiles(part, sentence, { react }),
  )) {
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dist;
}

/** Releases another build of a part, on a command line. */
export function releasing(...build: Parameters<typeof smallBuild>): string[] {
  return ['release', build[0], '--dist', smallBuild(...build)];
}

function remoteFiles(
  part: string,
  sentence: string,
  requires: Record<string, string>,
): Record<string, string> {
  const scripts = [entryFile(part), `${pageChunk(part)}.js`];
  const styles = [`${pageChunk(part)}.css`];
  return {
    'build.json': record({ part, requires, scripts, styles }),
    'server/server.cjs': `exports.default = () => ${JSON.stringify(sentence)};\n`,
    ...filesOf(part, sentence, [...scripts, ...styles]),
    [`browser/${entryFile(part)}`]: smallEntry(part, sentence),
  };
}

function smallEntry(part: string, sentence = ''): string {
  const page = `{ default() {}, meta: { title: '', description: ${JSON.stringify(sentence)} } }`;
  return `var ${containerName(part)} = { init() {}, get: () => Promise.resolve(() => (${page})) };\n`;
}

function shellFiles(
  sentence: string,
  provides: Record<string, string>,
  routing: Routing,
): Record<string, string> {
  const pages = routing.remotes.map(({ name, route }) => [name, pageFile(route)]);
  const addresses = routing.remotes.map(({ route }) => `https://www.example.com${route}`);
  const others = [...publicFiles, nginxFile];
  return {
    'build.json': record({
      part: 'shell',
      provides,
      ...routing,
      scripts: ['shell.js'],
      styles: ['shell.css'],
    }),
    'server/server.cjs': `
      const { runInThisContext } = require('node:vm');
      const evaluate = (bundle, module = { exports: {} }) => {
        runInThisContext('(function (module, exports) {' + bundle + '})')(module, module.exports);
        return module.exports;
      };
      // Every page names the live builds, as real ones do.
      exports.composeSite = async (shell, live) => {
        const modules = ${JSON.stringify(pages)}.map(([part, file]) => [file, evaluate(live[part].serverBundle)]);
        const bases = [shell, ...Object.values(live)].map(({ base }) => base);
        const builds = bases.map((base) => base.split('/').slice(-4, -2).join(' '));
        const head = '<!doctype html><title>Small</title><meta name="builds" content="' + builds.join(', ') + '">';
        const page = (text) => head + '<h1>' + bases.join(' ') + '</h1><p>' + text;
        const texts = modules.map(async ([file, module]) => [file, page(await module.default())]);
        return new Map([
          ...(await Promise.all(texts)),
          ['${notFoundFile}', page(${JSON.stringify(sentence)})],
          ...${JSON.stringify(others)}.map((name) => [name, [name, 'of a small site'].join(' ')]),
          ['${staticHostFile}', ${JSON.stringify(staticHostHeaders({}, routesOf(routing)))}],
          ['sitemap.xml', ${JSON.stringify(addresses.map((address) => `<loc>${address}</loc>`).join(''))}],
        ]);
      };\n`,
    ...filesOf('shell', sentence, ['shell.css']),
    'browser/shell.js': `/* ${sentence} */ performance.mark('${pageInteractive}');\n`,
  };
}

function filesOf(part: string, sentence: string, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [`browser/${name}`, `/* ${name} of ${part}: ${sentence} */\n`]),
  );
}

function record(content: BuildRecord): string {
  return JSON.stringify(content);
}
