import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from 'shared-content/contract/remotes';
import { browserFolder } from 'shared-content/contract/addresses';
import { type Build, readBuild } from 'platform/release/store/build';
import { remotesHere } from 'platform/parts';
import { compose } from 'platform/release/gate/compose';
import { responseHeaders } from '../../../server/headers';
import { sitePaths } from 'platform/release/store/sitePaths';
import { contentType } from 'shared-content/contract/contentTypes';
import { readLiveBuild, storeBuild } from 'platform/release/store/buildStore';
import { placePages, readRecord } from 'platform/release/store/siteFolder';
import { scratchFolder } from 'platform/release/testing/scratch';
import { requestHandler } from 'platform/serve/siteServer';
import type { Handle } from './faultyHost';
import type { FaultyFile, FileKind } from './faults';

type Part = RemoteName | 'shell';

/** A file of a part, in its `browser/` folder and on the site. */
interface PartFile extends FaultyFile {
  name: string;
  address: string;
}

/** A released site in a folder of its own, and states of it in which a build is faulty. */
export interface FaultySite {
  /** Serves the site without a fault. */
  sound: Handle;
  build: (part: Part) => Build;
  /** A file of the live build of a part; the shell's entry is its script. */
  file: (part: Part, kind: FileKind) => PartFile;
  /** Serves the site with a live build in which one file has another content. */
  released: (part: Part, name: string, content: Buffer) => Promise<Handle>;
}

/** Copies a released site. */
export async function faultySite(composed: string): Promise<FaultySite> {
  const folder = scratchFolder();
  const site = path.join(folder, 'site');
  cpSync(composed, site, { recursive: true });
  const { public: root } = sitePaths(site);
  const builds = new Map<string, Build>();
  const { releases } = await readRecord(site);
  for (const part of Object.keys(releases)) builds.set(part, await readLiveBuild(site, part));
  const build = (part: Part) => present(builds.get(part), part);

  let states = 0;
  /** Serves the pages as they are now, and every build that was released. */
  const serveState = (): Handle => {
    const state = path.join(folder, `state-${++states}`);
    copyFiles(root, state);
    symlinkSync(path.join(root, 'releases'), path.join(state, 'releases'));
    return requestHandler(state);
  };
  const sound = serveState();
  const releaseBroken = async (part: Part, name: string, content: Buffer) => {
    const dist = path.join(folder, 'dist');
    writeFiles(dist, [...build(part).files, [`browser/${name}`, content]]);
    const broken = await readBuild(dist, part);
    await storeBuild(sitePaths(site).build(part, broken.id), broken);
    // No gate would let it go live.
    const live = [...builds, [part, broken] as const].map(
      ([name, of]) => [name, { ...of, base: browserFolder(name, of.id) }] as const,
    );
    await placePages(site, await readRecord(site), new Map(live), await compose(new Map(live)));
    const handle = serveState();
    rmSync(dist, { recursive: true });
    // Each state has one fault. A copy takes a tenth of the time of a rollback.
    copyFiles(path.join(folder, 'state-1'), root);
    return handle;
  };
  /** By part, file and content: both ways in visit the same state. */
  const released = new Map<string, Promise<Handle>>();
  let latest: Promise<unknown> = Promise.resolve();

  return {
    sound,
    build,
    file: (part, kind) => {
      const { name, content } = fileOf(build(part), kind);
      const fellow = remotesHere.find((other) => other.name !== part)?.name ?? 'shell';
      return {
        name,
        address: browserFolder(part, build(part).id) + name,
        headers: { ...responseHeaders('release'), 'Content-Type': contentType(name) },
        whole: content,
        other: fileOf(build(fellow), kind).content,
      };
    },
    released: (part, name, content) => {
      const key = [part, name, createHash('sha256').update(content).digest('hex')].join(' ');
      const known = released.get(key);
      if (known) return known;
      const next = latest.then(() => releaseBroken(part, name, content));
      latest = next.catch(() => undefined);
      released.set(key, next);
      return next;
    },
  };
}

function writeFiles(folder: string, files: readonly [string, Buffer][]) {
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** Copies the files, but no folders, of one folder into another. */
function copyFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const { name } of readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile()))
    cpSync(path.join(from, name), path.join(to, name));
}

function fileOf({ record, files }: Build, kind: FileKind): { name: string; content: Buffer } {
  const names: Record<FileKind, string | undefined> = {
    entry: record.scripts[0],
    'page chunk': record.scripts[1],
    'style sheet': record.styles[0],
    'integrity list': 'integrity.json',
  };
  const name = present(names[kind], `${kind} of ${record.part}`);
  return { name, content: present(files.get(`browser/${name}`), name) };
}

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
