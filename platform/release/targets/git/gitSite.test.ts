import '../../testing/mockedGate';
import { once } from 'node:events';
import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { runWithoutRights } from '../../gate/rendering/sandbox';
import { filesBelow } from '../../store/files';
import { runCommand } from '../../commands/commands';
import { liveBuild, recordOf } from '../../testing/builds';
import { ended, runLine, startProcess, succeed } from '../../testing/command';
import {
  commitReadme,
  commitsOf,
  expectWholeHistory,
  type GitRemote,
  gitRemote,
  gitRemoteWithSite,
  treeOf,
} from '../../testing/gitRemote';
import { smallFolder } from '../../testing/scratch';
import { releasing, smallBuild, smallParts } from '../../testing/smallSite';

const sandbox = jest.requireMock<{ runWithoutRights: typeof runWithoutRights }>(
  '../../gate/rendering/sandbox',
);
const environment = { ...process.env };
let temporary: string;
let remote: GitRemote;
beforeEach(async () => {
  temporary = smallFolder();
  remote = await gitRemoteWithSite();
  jest.spyOn(os, 'tmpdir').mockReturnValue(temporary);
  process.env.TMPDIR = temporary;
});
afterEach(() => {
  expect(checkouts()).toEqual([]);
  jest.restoreAllMocks();
  process.env = { ...environment };
});

function checkouts(): string[] {
  return readdirSync(temporary).filter((name) => name.startsWith('git-site-'));
}

function releasingAll(sentence: string, react?: string): string[] {
  return ['release', ...smallParts.map((part) => `${part}=${smallBuild(part, sentence, react)}`)];
}

test('the first release of all parts goes to the branch of HEAD, and each change is one commit', async () => {
  remote = gitRemote();
  remote.git('symbolic-ref', 'HEAD', 'refs/heads/trunk');
  await succeed(releasingAll('First.'), remote.address);
  await succeed(releasing('mf-home', 'Another home.'), remote.address);
  const home = liveBuild(treeOf(remote), 'mf-home');
  expect(await succeed(['releases'], remote.address)).toContain(`mf-home: ${home}, live since`);
  await succeed(['rollback', 'mf-home'], remote.address);
  await succeed(['prune', '--keep', '1', '--min-age', '0'], remote.address);

  expect(await expectWholeHistory(remote)).toHaveLength(4);
  const changes = remote.git('log', '--reverse', '--format=%B', 'trunk').replaceAll(home, 'HOME');
  expect(changes.replaceAll(/\w{20}/g, 'BUILD').split(/\n+/)).toEqual([
    ...['Release shell, mf-home, mf-portfolio, mf-contact', ...smallParts.map((part) => `${part} BUILD`)],
    ...['Release mf-home', 'mf-home HOME', 'Roll back mf-home', 'mf-home BUILD'],
    ...['Prune 1 builds', 'mf-home HOME'],
  ]);
  expect((await filesBelow(treeOf(remote))).filter((name) => /(^|\/)\./.test(name))).toEqual([]);
});

test('a release of what is live already pushes nothing', async () => {
  await succeed(['release', `mf-home=${smallBuild('mf-home')}`], remote.address);
  expect(commitsOf(remote)).toHaveLength(1);
});

test('a branch is made by the first release of all parts, beside whatever else there is', async () => {
  commitReadme(remote);
  remote.address += '#site/live';
  await succeed(releasingAll('First.'), remote.address);
  expect(await expectWholeHistory(remote, 'site/live')).toHaveLength(1);
  expect(commitsOf(remote)).toHaveLength(1);
});

describe('where somebody else pushes meanwhile', () => {
  /** Another release, while the next one renders its pages. */
  function meanwhile([name, ...line]: string[]): void {
    const { runWithoutRights: run } = sandbox;
    jest.spyOn(sandbox, 'runWithoutRights').mockImplementationOnce(async (...rendering) => {
      await runCommand(name, [...line, '--site', remote.address]);
      return run(...rendering);
    });
  }

  test('both releases are live, and both are recorded', async () => {
    meanwhile(releasing('mf-contact', 'Theirs.'));
    expect(await succeed(releasing('mf-home', 'Ours.'), remote.address)).toContain(
      'Somebody else has pushed meanwhile: once more, on top of theirs\n',
    );
    expect(await expectWholeHistory(remote)).toHaveLength(3);
    const record = recordOf(treeOf(remote));
    expect(['mf-home', 'mf-contact'].map((part) => record[part]?.history.length)).toEqual([2, 2]);
  });

  test('a release that does not fit theirs is refused, and theirs stays', async () => {
    meanwhile(releasingAll('Theirs.', '2.0.0'));
    const { code, errors } = await runLine(releasing('mf-home', 'Ours.'), remote.address);
    expect(code).toBe(1);
    expect(errors).toMatch(/^mf-home needs react 1\.0\.0, and the shell provides 2\.0\.0\. .*$/);
    expect(await expectWholeHistory(remote)).toHaveLength(2);
  });
});

describe('refused with one line, and nothing changed:', () => {
  const cannotBeRead = (reason: string) =>
    new RegExp(
      `^git\\+\\S+ cannot be read \\(.*${reason}.*\\): check the address, and this user's key to it$`,
    );

  test.each([
    ['git+file:///nowhere/site.git', cannotBeRead('does not appear to be a git repository')],
    ['git+ssh://127.0.0.1:1/site.git', cannotBeRead('Connection refused')],
    ['git+https://me:secret@127.0.0.1:1/site.git', cannotBeRead("Couldn't connect|refused")],
    ['git+http://127.0.0.1/site.git', /^--site takes a git remote as git\+ssh:.*, not 'git\+http:/],
    ['git+https://me:secret@firm.example', /not 'git\+https:\/\/firm\.example'$/],
    ['git+file:///site.git#--all', /^--site takes a git remote/],
    ['git@firm.example:site.git', /^'git@firm\.example:site\.git' is no folder: .* git\+ssh:/],
  ])('%s', async (site, message) => {
    const errors = await refused(['rollback', 'mf-home'], site);
    expect(errors).toMatch(message);
    expect(errors).not.toContain('secret');
  });

  test.each([
    ['repository without a site', () => gitRemote(), ''],
    ['branch that is not there', () => remote, '#lvie'],
  ])('a %s', async (_, given, branch) => {
    remote = given();
    const before = remote.git('for-each-ref');
    expect(await refused(['rollback', 'mf-home'], remote.address + branch)).toBe(
      `Nothing is released in ${remote.address}${branch}: name the site with --site, or release all parts into it first`,
    );
    expect(remote.git('for-each-ref')).toBe(before);
  });

  test('a branch that holds something else', async () => {
    commitReadme(remote);
    expect(await refused(releasingAll('First.'))).toBe(
      `${remote.address} holds something else than a site: name another branch, as ${remote.address}#site`,
    );
  });

  test('a remote that does not take the push', async () => {
    const hook = '#!/bin/sh\necho "You may only read." >&2\nexit 1\n';
    mkdirSync(path.join(remote.folder, 'hooks'), { recursive: true });
    writeFileSync(path.join(remote.folder, 'hooks/pre-receive'), hook, { mode: 0o755 });
    expect((await runLine(releasing('mf-home', 'Ours.'), remote.address)).errors).toBe(
      `${remote.address} does not take the push (You may only read): use a key that may push to it`,
    );
    expect(commitsOf(remote)).toHaveLength(1);
  });

  test('any address on a machine without git', async () => {
    process.env.PATH = '/nowhere';
    expect(await refused(['releases'])).toBe('git is missing: install it, or name a folder with --site');
  });

  async function refused(line: string[], site = remote.address): Promise<string> {
    const { errors, ...rest } = await runLine(line, site);
    expect(rest).toEqual({ code: 1, output: '' });
    return errors;
  }
});

/** Stands in for ssh: a script that git calls with the host and the command to run there. */
function ssh(script: string): void {
  const program = path.join(smallFolder(), 'ssh');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  Object.assign(process.env, { GIT_SSH_COMMAND: program, GIT_SSH_VARIANT: 'simple' });
}

test('a command that is stopped leaves nothing behind', async () => {
  const folder = smallFolder();
  const reached = once(watch(folder, { persistent: false }), 'change');
  // It answers nothing, and ends with git.
  ssh(`touch ${folder}/reached; cat >/dev/null`);
  const command = startProcess(['releases', '--site', 'git+ssh://git@firm.example/site.git']);
  const end = ended(command);
  await reached;
  const made = checkouts();
  command.kill('SIGTERM');
  expect((await end).code).toBe(128 + 15);
  expect(made).toHaveLength(1);
});

test('a pipeline that git does not know by name reaches another machine by ssh', async () => {
  ssh('shift; exec sh -c "$*"');
  const nowhere = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  Object.assign(process.env, { HOME: '/nowhere', ...nowhere });
  const site = `git+ssh://git@firm.example${remote.folder}`;
  await succeed(releasing('mf-home', 'Ours.'), site);
  expect(commitsOf(remote)).toHaveLength(2);
});
