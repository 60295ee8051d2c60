import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../store/files';
import { missingFiles, recordOf } from './builds';
import { smallCopy, smallFolder } from './scratch';
import { smallSite } from './smallSite';

/** A git repository on this disk that takes pushes. */
export interface GitRemote {
  folder: string;
  /** As `--site` takes it. */
  address: string;
  git: (...line: string[]) => string;
}

export function gitRemote(): GitRemote {
  const folder = path.join(smallFolder(), 'site.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  return remoteIn(folder);
}

let released: Promise<GitRemote> | undefined;

/** A copy of a remote that has the small site in its first commit. */
export async function gitRemoteWithSite(): Promise<GitRemote> {
  released ??= withSmallSite(gitRemote());
  return remoteIn(smallCopy((await released).folder));
}

async function withSmallSite(remote: GitRemote): Promise<GitRemote> {
  const inSite = `--work-tree=${await smallSite()}`;
  remote.git(inSite, 'add', '--all');
  remote.git(inSite, 'commit', '--quiet', '--message', 'Small site');
  return remote;
}

function remoteIn(folder: string): GitRemote {
  // What git tidies up aside would change the folder while it is copied.
  const settings = ['maintenance.auto=false', 'user.name=Test', 'user.email=test@localhost'];
  const line = settings.flatMap((setting) => ['-c', setting]);
  const git = (...command: string[]) =>
    execFileSync('git', [...line, ...command], { cwd: folder, encoding: 'utf8' }).trim();
  return { folder, address: `git+${pathToFileURL(folder).href}`, git };
}

export function commitsOf({ git }: GitRemote, branch = 'HEAD'): string[] {
  return git('rev-list', '--reverse', branch).split('\n');
}

export function treeOf({ git }: GitRemote, commit = 'HEAD'): string {
  const folder = path.join(smallFolder(), 'tree');
  mkdirSync(folder);
  git(`--work-tree=${folder}`, 'checkout', '--quiet', '--force', commit, '--', '.');
  return folder;
}

/** Makes a commit with a README the only one of main. */
export function commitReadme({ git }: GitRemote): void {
  const folder = smallFolder();
  writeFileSync(path.join(folder, 'README.md'), 'Sources.');
  git(`--work-tree=${folder}`, 'add', '--all');
  git(`--work-tree=${folder}`, 'commit', '--quiet', '--amend', '--message', 'Add README.md');
}

/**
 * Asserts that in every commit of a branch each page names exactly the builds that the record has live, and that all
 * their files are there; returns the commits.
 */
export async function expectWholeHistory(remote: GitRemote, branch?: string): Promise<string[]> {
  const commits = commitsOf(remote, branch);
  for (const commit of commits) {
    const site = treeOf(remote, commit);
    expect(await missingFiles(site)).toEqual([]);
    const live = Object.entries(recordOf(site)).map(([part, record]) => `${part} ${record.live}`);
    const pages = (await filesBelow(site)).filter((name) => name.endsWith('.html'));
    expect(pages).toContainEqual(expect.stringMatching(/index\.html$/));
    for (const page of pages) {
      const bases = readFileSync(path.join(site, page), 'utf8').matchAll(/releases\/([\w-]+)\/(\w+)\//g);
      expect([...bases].map(([, part, build]) => `${part} ${build}`)).toEqual(live);
    }
  }
  return commits;
}
