import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

/** The variables by which the usual pipelines say which commit they run for, and who has started them. */
const pipelines = [
  // GitHub, Gitea and Forgejo.
  { commit: 'GITHUB_SHA', who: 'GITHUB_ACTOR' },
  // GitLab.
  { commit: 'CI_COMMIT_SHA', who: 'GITLAB_USER_LOGIN' },
  // Azure Pipelines.
  { commit: 'BUILD_SOURCEVERSION', who: 'BUILD_REQUESTEDFOR' },
  { commit: 'BUILDKITE_COMMIT', who: 'BUILDKITE_BUILD_CREATOR' },
  { commit: 'CIRCLE_SHA1', who: 'CIRCLE_USERNAME' },
  { commit: 'DRONE_COMMIT_SHA', who: 'DRONE_COMMIT_AUTHOR' },
  // Jenkins, with its plugins for git and for the user.
  { commit: 'GIT_COMMIT', who: 'BUILD_USER_ID' },
];

const commitLength = 12;

/** The commit that a folder was built from, which this checkout knows nothing of: that of the pipeline. */
export function commitOfPipeline(): string | undefined {
  const commit = fromPipeline('commit');
  return commit && /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, commitLength) : undefined;
}

/**
 * The commit of what is built here: that of the pipeline, or of the checkout, with `-dirty` where it has changes;
 * undefined where git knows neither.
 */
export async function commitOfCheckout(): Promise<string | undefined> {
  return (
    commitOfPipeline() ??
    (await git('describe', '--always', '--exclude=*', `--abbrev=${commitLength}`, '--dirty'))
  );
}

/** Who runs the command, for the record: who started the pipeline, the name that git knows, or the system's user. */
export async function whoRuns(): Promise<string | undefined> {
  return fromPipeline('who') ?? (await git('config', 'user.name')) ?? systemUser();
}

/** Without control characters, which a terminal would follow. */
function fromPipeline(what: 'commit' | 'who'): string | undefined {
  const texts = pipelines.map((names) => (process.env[names[what]] ?? '').replaceAll(/\p{Cc}/gu, '').trim());
  return texts.find((text) => text !== '');
}

async function git(...line: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', line, { cwd: root });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** In a container the user may have a number and no name. */
function systemUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
