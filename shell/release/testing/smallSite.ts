import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { entryFile, pageChunk } from 'shared-content/contract/addresses';
import { remotes } from 'shared-content/contract/remotes';
import { notFoundFile, pageFile } from '../../site/routes';
import { readBuild } from '../build';
import { partNames, releaseBuilds } from '../change';
import { scratchFolder } from './scratch';

const versions = { react: '1.0.0' };

/** A site of four small builds, released as the real ones are, without webpack. */
export async function smallSite(): Promise<string> {
  const site = path.join(scratchFolder(), 'site');
  const builds = await Promise.all(
    partNames.map(async (part) => [part, { build: await readBuild(smallBuild(part), part) }] as const),
  );
  await releaseBuilds(site, new Map(builds));
  return site;
}

/** A built folder of a part, written by hand: a remote's page is one sentence. Another sentence is another build. */
export function smallBuild(part: string, sentence = `${part} as it was first released.`): string {
  const dist = path.join(scratchFolder(), 'dist');
  for (const [name, content] of Object.entries(
    part === 'shell' ? shellFiles(sentence) : remoteFiles(part, sentence),
  )) {
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dist;
}

function remoteFiles(part: string, sentence: string): Record<string, string> {
  const scripts = [entryFile(part), `${pageChunk(part)}.js`];
  const styles = [`${pageChunk(part)}.css`];
  return {
    'build.json': record({ part, requires: versions, scripts, styles }),
    'server/server.cjs': `exports.page = ${JSON.stringify(sentence)};\n`,
    ...filesOf(part, sentence, [...scripts, ...styles]),
  };
}

function shellFiles(sentence: string): Record<string, string> {
  const pages = remotes.map(({ name, route }) => [name, pageFile(route)]);
  return {
    'build.json': record({ part: 'shell', provides: versions, scripts: ['shell.js'], styles: ['shell.css'] }),
    'server/server.cjs': `
      // Every page names the live builds, as real ones do in their release data.
      exports.composeSite = (shell, live) => {
        const bases = [shell, ...Object.values(live)].map(({ base }) => base).join(' ');
        const page = (text) => '<!doctype html><p>' + bases + '<p>' + text;
        const pages = ${JSON.stringify(pages)}.map(([part, file]) => [file, page(live[part].serverBundle)]);
        return Promise.resolve(new Map([...pages, ['${notFoundFile}', page(${JSON.stringify(sentence)})]]));
      };\n`,
    ...filesOf('shell', sentence, ['shell.js', 'shell.css']),
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
