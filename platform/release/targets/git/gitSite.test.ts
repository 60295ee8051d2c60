import { existsSync, promises, readdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveBuild } from '../../gate/compose';
import { filesBelow } from '../../store/files';
import { runCommand } from '../../commands/commands';
import { liveBuild, missingFiles, recordOf } from '../../testing/builds';
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
import { scratchFolder } from '../../testing/scratch';
import { smallBuild, smallParts } from '../../testing/smallSite';

/** What happens while a release composes its pages, once. */
let meanwhile: (() => Promise<void>) | undefined;

// Rendering and running scripts are not what is tried here, and take processes of their own.
jest.mock('../../gate/compose', () => ({
  compose: async (builds: ReadonlyMap<string, LiveBuild>) => {
    const now = meanwhile;
    meanwhile = undefined;
    await now?.();
    const bases = [...builds.values()].map(({ base }) => base).join(' ');
    return new Map(['index.html', 'portfolio.html', 'nginx.conf', '_headers'].map((name) => [name, bases]));
  },
}));
jest.mock('../../gate/rendering/checkScripts', () => ({ checkScripts: () => Promise.resolve() }));

let remote: GitRemote;
let scratch: jest.SpyInstance<Promise<string>>;
beforeEach(async () => {
  remote = await gitRemoteWithSite();
  scratch = jest.spyOn(promises, 'mkdtemp') as unknown as typeof scratch;
});
afterEach(async () => {
  for (const { value } of scratch.mock.results)
    expect(existsSync(await (value as Promise<string>))).toBe(false);
  jest.restoreAllMocks();
});

const at = (branch = '') => ['--site', remote.address + branch];

/** Releases a new build of every part, with this sentence. */
function releasingAll(sentence: string, react?: string): string[] {
  return ['release', ...smallParts.map((part) => `${part}=${smallBuild(part, sentence, react)}`), ...at()];
}

/** Releases a new build of a part, with this sentence. */
function releasing(part: string, sentence: string): string[] {
  return ['release', part, '--dist', smallBuild(part, sentence), ...at()];
}

test('the first release of all parts fills an empty repository, and each change is one commit', async () => {
  remote = gitRemote();
  await succeed(releasingAll('First.'));
  await succeed(releasing('mf-home', 'Another home.'));
  const second = liveBuild(treeOf(remote), 'mf-home');
  expect(await succeed(['releases', ...at()])).toContain(`mf-home: ${second}, live since`);
  await succeed(['rollback', 'mf-home', ...at()]);
  const first = liveBuild(treeOf(remote), 'mf-home');
  await succeed(['prune', '--keep', '1', '--min-age', '0', ...at()]);

  expect(await expectWholeHistory(remote)).toHaveLength(4);
  expect(remote.git('log', '--reverse', '--format=%B', 'main').replaceAll('\n\n', '\n')).toMatch(
    new RegExp(
      [
        'Release shell, mf-home, mf-portfolio, mf-contact',
        ...smallParts.map((part) => `${part} \\w{20}`),
        'Release mf-home',
        `mf-home ${second}`,
        'Roll back mf-home',
        `mf-home ${first}`,
        'Prune 1 builds',
        `mf-home ${second}`,
      ].join('\n'),
    ),
  );
  expect((await filesBelow(treeOf(remote))).filter((name) => /(^|\/)\./.test(name))).toEqual([]);
});

test('the first release into an empty repository goes to the branch that its HEAD names', async () => {
  remote = gitRemote();
  remote.git('symbolic-ref', 'HEAD', 'refs/heads/trunk');
  await succeed(releasingAll('First.'));
  expect(remote.git('branch', '--list')).toBe('* trunk');
});

test('a release of what is live already pushes nothing', async () => {
  await succeed(['release', `mf-home=${smallBuild('mf-home')}`, ...at()]);
  expect(commitsOf(remote)).toHaveLength(1);
});

test('a branch is made by the first release of all parts, beside whatever else there is', async () => {
  commitReadme(remote);
  remote.address += '#site/live';
  await succeed(releasingAll('First.'));
  expect(await expectWholeHistory(remote, 'site/live')).toHaveLength(1);
  expect(commitsOf(remote)).toHaveLength(1);
});

test('a preview takes the live site from it', async () => {
  const folder = scratchFolder();
  const dist = smallBuild('mf-home', 'Another home.');
  await succeed(['preview', 'mf-home', '--dist', dist, '--to', path.join(folder, 'preview'), ...at()]);
  expect(await missingFiles(path.join(folder, 'preview'))).toEqual([]);
  expect(existsSync(path.join(folder, 'preview/public/index.html'))).toBe(true);
  expect(commitsOf(remote)).toHaveLength(1);
});

describe('where somebody else pushes meanwhile', () => {
  test('both releases are live, and both are recorded', async () => {
    const others = releasing('mf-contact', 'Theirs.');
    meanwhile = () => runCommand('release', others.slice(1));
    expect(await succeed(releasing('mf-home', 'Ours.'))).toContain(
      'Somebody else has pushed meanwhile: once more, on top of theirs\n',
    );
    expect(await expectWholeHistory(remote)).toHaveLength(3);
    const record = recordOf(treeOf(remote));
    expect(['mf-home', 'mf-contact'].map((part) => record[part]?.history.length)).toEqual([2, 2]);
  });

  test('a release that does not fit theirs is refused, and theirs stays', async () => {
    const major = releasingAll('Theirs.', '2.0.0');
    meanwhile = () => runCommand('release', major.slice(1));
    const { code, errors } = await runLine(releasing('mf-home', 'Ours.'));
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(
        /^mf-home needs react 1\.0\.0, and the shell provides 2\.0\.0\. .*$/,
      ) as string,
    });
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
    ['git+file:///site.git#a#b', /^--site takes a git remote/],
    ['git@firm.example:site.git', /^'git@firm\.example:site\.git' is no folder: .* git\+ssh:/],
    ['https://firm.example/site.git', /^'https:\S+' is no folder: .* git\+ssh:/],
  ])('%s', async (site, message) => {
    const { code, output, errors } = await runLine(['rollback', 'mf-home', '--site', site]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(message);
    expect(errors).not.toContain('secret');
  });

  test('a repository without a site', async () => {
    remote = gitRemote();
    const nothing = `Nothing is released in ${remote.address}: npm run release, or name another site with --site`;
    expect(await runLine(['rollback', 'mf-home', ...at()])).toEqual({ code: 1, output: '', errors: nothing });
    expect(remote.git('for-each-ref')).toBe('');
  });

  test('a branch that is not there', async () => {
    expect(await runLine(['rollback', 'mf-home', ...at('#lvie')])).toMatchObject({
      code: 1,
      errors: `Nothing is released in ${remote.address}#lvie (a branch that is not there yet): npm run release, or name another site with --site`,
    });
    expect(remote.git('branch', '--list')).toBe('* main');
  });

  test('a branch that holds something else', async () => {
    commitReadme(remote);
    expect(await runLine(releasingAll('First.'))).toMatchObject({
      code: 1,
      errors: `${remote.address} holds something else than a site: name another branch, as ${remote.address}#site`,
    });
    expect(commitsOf(remote)).toHaveLength(1);
  });

  test('a remote that does not take the push', async () => {
    const hook = path.join(remote.folder, 'hooks/pre-receive');
    await promises.mkdir(path.dirname(hook), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "You may only read." >&2\nexit 1\n', { mode: 0o755 });
    expect(await runLine(releasing('mf-home', 'Ours.'))).toMatchObject({
      code: 1,
      errors: `${remote.address} does not take the push (You may only read): use a key that may push to it`,
    });
    expect(commitsOf(remote)).toHaveLength(1);
  });
});

describe('with the environment', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test('a machine without git is said', async () => {
    process.env.PATH = '/nowhere';
    expect(await runLine(['releases', ...at()])).toMatchObject({
      code: 1,
      errors: 'git is missing: install it, or name a folder with --site',
    });
  });

  /** Stands in for ssh: a script that git calls with the host and the command to run there. */
  function ssh(script: string): Record<string, string> {
    const program = path.join(scratchFolder(), 'ssh');
    writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const env = { GIT_SSH_COMMAND: program, GIT_SSH_VARIANT: 'simple' };
    Object.assign(process.env, env);
    return env;
  }

  test('a command that is stopped leaves nothing behind', async () => {
    const folder = scratchFolder();
    const reached = new Promise((resolve) => {
      const watcher = watch(folder, (_event, name) => {
        if (name !== 'reached') return;
        watcher.close();
        resolve(name);
      });
    });
    // It answers nothing, and ends with git.
    const env = ssh(`touch ${folder}/reached; cat >/dev/null`);
    const line = ['releases', '--site', 'git+ssh://git@firm.example/site.git'];
    const command = startProcess(line, { env: { ...env, TMPDIR: folder } });
    const end = ended(command);
    await reached;
    expect(leftIn(folder)).toHaveLength(1);
    command.kill('SIGTERM');
    expect((await end).code).toBe(128 + 15);
    expect(leftIn(folder)).toEqual([]);
  });

  function leftIn(folder: string): string[] {
    return readdirSync(folder).filter((name) => name.startsWith('git-site-'));
  }

  test('another machine is reached by ssh', async () => {
    ssh('shift; exec sh -c "$*"');
    remote.address = `git+ssh://git@firm.example${remote.folder}`;
    await succeed(releasing('mf-home', 'Ours.'));
    expect(await expectWholeHistory(remote)).toHaveLength(2);
  });

  test('a pipeline that git does not know by name commits as well', async () => {
    Object.assign(process.env, {
      HOME: '/nowhere',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
    });
    await succeed(releasing('mf-home', 'Ours.'));
    expect(commitsOf(remote)).toHaveLength(2);
  });
});
