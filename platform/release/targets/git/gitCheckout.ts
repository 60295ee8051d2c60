import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../../store/files';
import { Refusal } from '../../console/refusal';
import { sitePaths } from '../../store/sitePaths';
import { whoRuns } from '../../store/releaseSets';
import { git, GitFailure } from './runGit';

interface GitAddress {
  /** As git takes it. */
  url: string;
  /** Undefined: the one of the remote's HEAD. */
  branch?: string;
  /** As messages show it: without a password or token. */
  shown: string;
}

/** A folder with the content of a remote's branch, without its history. */
export interface Checkout {
  folder: string;
  address: GitAddress;
  branch: string;
  /** The commit of the folder; undefined if the remote has no such branch yet. */
  tip?: string;
}

/** Makes an empty folder the checkout of a branch, without its content. */
export async function openCheckout(folder: string, address: GitAddress): Promise<Checkout> {
  await git(folder, 'init', '--quiet', '--template=');
  await mkdir(path.join(folder, '.git/info'), { recursive: true });
  // No attribute may change a file: its hash is part of the release.
  await writeFile(
    path.join(folder, '.git/info/attributes'),
    '* -text -ident -filter -working-tree-encoding\n',
  );
  return { folder, address, branch: address.branch ?? (await namedBranch(folder, address)) };
}

/** Updates the folder to the branch. Throws a Refusal if the branch cannot be read, or holds something else than a site. */
export async function update(checkout: Checkout): Promise<void> {
  const { folder, address } = checkout;
  checkout.tip = await fetched(checkout);
  if (checkout.tip === undefined) {
    // Undo a commit that was not pushed.
    await git(folder, 'rm', '--quiet', '-r', '--force', '--ignore-unmatch', '.');
    await git(folder, 'update-ref', '-d', 'HEAD');
  } else {
    await git(folder, 'reset', '--quiet', '--hard', checkout.tip);
  }
  const names = (await readdir(folder)).filter((name) => name !== '.git');
  if (names.length > 0 && !(await exists(sitePaths(folder).releases)))
    throw new Refusal(
      `${address.shown} holds something else than a site: name another branch, as ${address.shown.replace(/#.*/, '')}#site`,
    );
}

/** Commits the changes of the folder and pushes them; returns false if somebody else has pushed meanwhile. */
export async function push(checkout: Checkout, message: string): Promise<boolean> {
  const { folder, address, branch, tip } = checkout;
  // By force: a user's own list of ignored files must not leave any out.
  await git(folder, 'add', '--all', '--force');
  if ((await git(folder, 'status', '--porcelain')) === '') return true;
  await git(folder, ...(await identity(folder)), 'commit', '--quiet', '--message', message);
  try {
    await git(folder, 'push', '--quiet', address.url, `HEAD:${ref(branch)}`);
    return true;
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    const [present] = (await listed(folder, address, ref(branch))).split('\t');
    // The push may have arrived, and only its answer was lost.
    if (present === (await git(folder, 'rev-parse', 'HEAD'))) return true;
    if (present !== (tip ?? '') || /cannot lock ref|failed to update ref/.test(error.printed)) return false;
    throw new Refusal(
      `${address.shown} does not take the push (${error.message}): use a key that may push to it`,
      { cause: error },
    );
  }
}

/** The branch that a remote's HEAD names. If it does not exist yet, only a clone tells (git's protocol 2). */
async function namedBranch(folder: string, address: GitAddress): Promise<string> {
  const head = await listed(folder, address, 'HEAD');
  const named = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(head)?.[1];
  if (named) return named;
  const clone = path.join(folder, '.git/clone');
  await git(folder, 'clone', '--quiet', '--bare', '--depth=1', address.url, clone);
  const branch = await git(clone, 'symbolic-ref', '--short', 'HEAD');
  await rm(clone, { recursive: true });
  return branch;
}

/** Fetches the last commit of the branch; returns its id, or undefined if there is no such branch. */
async function fetched({ folder, address, branch }: Checkout): Promise<string | undefined> {
  try {
    await git(folder, 'fetch', '--quiet', '--depth=1', '--no-tags', address.url, ref(branch));
  } catch (error) {
    if (error instanceof GitFailure && error.printed.includes("couldn't find remote ref")) return undefined;
    throw unreadable(address, error);
  }
  return git(folder, 'rev-parse', 'FETCH_HEAD');
}

/** The line of `git ls-remote` for one reference. */
async function listed(folder: string, address: GitAddress, name: string): Promise<string> {
  try {
    return await git(folder, 'ls-remote', '--symref', address.url, name);
  } catch (error) {
    throw unreadable(address, error);
  }
}

function unreadable(address: GitAddress, error: unknown): unknown {
  if (!(error instanceof GitFailure)) return error;
  return new Refusal(
    `${address.shown} cannot be read (${error.message}): check the address, and this user's key to it`,
    { cause: error },
  );
}

function ref(branch: string): string {
  return `refs/heads/${branch}`;
}

/** Who commits. In a pipeline git often has no name. */
async function identity(folder: string): Promise<string[]> {
  const name = await whoRuns();
  const email = await git(folder, 'config', 'user.email').catch(() => 'noreply@localhost');
  return ['-c', `user.name=${name ?? 'unknown'}`, '-c', `user.email=${email}`];
}

export function isGitAddress(name: string): boolean {
  return name.startsWith('git+');
}

/** Reads `git+ssh://host/path.git#branch`. Throws a Refusal for anything else. */
export function gitAddress(text: string): GitAddress {
  const [url = '', branch, ...more] = text.slice('git+'.length).split('#');
  const location = URL.canParse(url) ? new URL(url) : undefined;
  // Git would take a name that begins with a dash as an option.
  if (!location || !isRemote(location) || /^(-|$)/.test(branch ?? 'HEAD') || more.length > 0)
    throw new Refusal(
      `--site takes a git remote as git+ssh://host/path.git, git+https://… or git+file:///…, and perhaps #branch, not '${withoutUser(text)}'`,
    );
  return { url, branch, shown: holdsSecret(location) ? withoutUser(text) : text };
}

function isRemote({ protocol, host, pathname }: URL): boolean {
  if (pathname.length < 2) return false;
  return protocol === 'file:' ? host === '' : host !== '' && ['ssh:', 'https:'].includes(protocol);
}

/** Over https a token may stand where the user's name does. */
function holdsSecret({ protocol, username, password }: URL): boolean {
  return password !== '' || (username !== '' && protocol === 'https:');
}

function withoutUser(text: string): string {
  return text.replace(/:\/\/[^/]*@/, '://');
}
