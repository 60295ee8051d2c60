import { Refusal } from '../../console/refusal';

/** A branch of a git remote. */
export interface GitAddress {
  /** As git takes it. */
  url: string;
  /** Undefined: the one of the remote's HEAD. */
  branch?: string;
  /** As messages show it: without a password or token. */
  shown: string;
}

/** A subset of the names that git allows. */
const branchName = /^(?!.*(\.\.|\/\/|\.lock$|\.lock\/|\/\.|\/$))\w[\w./+-]*$/;

/** Whether `--site` names a git remote, not a folder. */
export function isGitAddress(name: string): boolean {
  return name.startsWith('git+');
}

/** Reads `git+ssh://host/path.git#branch`. Throws a Refusal for anything else. */
export function gitAddress(text: string): GitAddress {
  const [url = '', branch, ...more] = text.slice('git+'.length).split('#');
  const location = URL.canParse(url) ? new URL(url) : undefined;
  const isBranch = branch === undefined || branchName.test(branch);
  if (!location || !isRemote(location) || !isBranch || more.length > 0)
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
