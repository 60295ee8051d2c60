import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sitePaths } from '../store/sitePaths';
import { startProcess } from './command';

/** The stages of a release: starting, the site locked, copying the build, build copied, putting pages in place. */
export const stages = ['starting', 'locked', 'copying', 'copied', 'flipping'] as const;
export type Stage = (typeof stages)[number];

/** When a release is killed. */
export interface Moment {
  stage: Stage;
  /** How much of the stage is over, from 0 to 1. */
  share: number;
}

export interface Release {
  line: string[];
  site: string;
  part: string;
}

/** Runs a release to its end; gives the duration of each stage in ms. */
export async function stagesOf(release: Release): Promise<Record<Stage, number>> {
  const at = { starting: performance.now(), locked: 0, copying: 0, copied: 0, flipping: 0 };
  const stop = watchStages(release, (stage) => {
    at[stage] ||= performance.now();
  });
  const closed: unknown[] = await once(startProcess(release.line), 'close');
  const end = performance.now();
  stop();
  if (closed[0] !== 0 || Object.values(at).includes(0))
    throw new Error(`${release.line.join(' ')} was no whole release`);
  return {
    starting: at.locked - at.starting,
    locked: at.copying - at.locked,
    copying: at.copied - at.copying,
    copied: at.flipping - at.copied,
    flipping: end - at.flipping,
  };
}

/** Starts a release and kills it `delayMs` after the beginning of a stage. */
export async function killed(release: Release, stage: Stage, delayMs: number): Promise<void> {
  let stop: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    if (stage === 'starting') resolve();
    stop = watchStages(release, (current) => {
      if (current === stage) resolve();
    });
  });
  const command = startProcess(release.line);
  const closed = once(command, 'close');
  await Promise.race([closed, reached]);
  await pause(delayMs);
  command.kill('SIGKILL');
  await closed;
  stop();
}

/** Reads off the file system what a release is doing; gives a function that ends the watching. */
function watchStages({ site, part }: Release, onStage: (stage: Stage) => void): () => void {
  const watchers = [
    watch(site, (_event, name) => {
      if (name === '.lock') onStage('locked');
      if (name === '.pending') onStage('flipping');
    }),
    watch(path.join(sitePaths(site).builds.served, part), (_event, name) => {
      // A build is copied under a hidden name, and then renamed in one step.
      onStage(name?.startsWith('.') ? 'copying' : 'copied');
    }),
  ];
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** Random numbers from 0 to 1, the same for the same seed, so that a failure can be repeated (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
