import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../store/files';
import { recordOf } from './builds';
import { commitsOf, type GitRemote, treeOf } from './gitRemote';
import { missingFiles } from './missingFiles';

/**
 * Asserts that in every commit of a branch each page names exactly the builds that the record has live, and that all
 * their files are there; gives the commits.
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
