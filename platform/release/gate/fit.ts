import semver from 'semver';
import type { Build } from '../store/build';
import { Refusal } from '../console/refusal';
import { tokensSet, tokensUsed } from './styles';

/** Builds that cannot be live together. */
export class Misfit extends Refusal {
  override name = 'Misfit';
  constructor(
    /** What is missing, without advice. */
    readonly what: string,
    advice: string,
  ) {
    super(`${what}. ${advice}`);
  }
}

/** A need of a remote that the shell does not meet. */
interface Lack {
  part: string;
  what: string;
  /** What to do if the remote is new: release another shell, or build the remote anew. */
  advice: string;
}

const shellFirst = 'Release the shell first: npm run release -- shell';

/** Refuses builds if a remote needs a version or a brand token that the shell does not have. */
export function checkFit(builds: ReadonlyMap<string, Build>, changed: ReadonlySet<string>): void {
  const shell = builds.get('shell');
  if (!shell) return;
  const offered = { versions: shell.record.provides ?? {}, tokens: tokensSet(shell) };
  const lacks = [...builds.values()]
    // Skip pairs that are already live together.
    .filter(({ record }) => record.part !== 'shell' && (changed.has('shell') || changed.has(record.part)))
    .flatMap(
      (remote) => lackOfVersion(remote, offered.versions) ?? lackOfToken(remote, offered.tokens) ?? [],
    );
  const [first] = lacks;
  if (!first) return;

  if (!changed.has('shell')) throw new Misfit(first.what, first.advice);
  const both = lacks.find(({ part }) => changed.has(part));
  if (both) throw new Misfit(both.what, 'Build the two with what fits, and release them together');
  const parts = lacks.map(({ part }) => part);
  const together = [...[...changed].filter((part) => part !== 'shell'), ...parts];
  throw new Misfit(
    `shell would break the live ${parts.join(', ')}: ${first.what}`,
    `Release them together: npm run release -- shell ${together.join(' ')}`,
  );
}

function lackOfVersion(remote: Build, provided: Record<string, string>): Lack | undefined {
  const { part, requires = {} } = remote.record;
  const missing = Object.entries(requires).find(
    ([module, range]) => !semver.satisfies(provided[module] ?? '', range),
  );
  if (!missing) return undefined;
  const [module, range] = missing;
  const version = provided[module];
  const isPast = version !== undefined && semver.gtr(version, range);
  return {
    part,
    what: `${part} needs ${module} ${range}, and the shell provides ${version ?? 'none'}`,
    advice: isPast
      ? `Build ${part} with ${version}, and a range in its package.json that includes it`
      : shellFirst,
  };
}

function lackOfToken(remote: Build, set: ReadonlySet<string>): Lack | undefined {
  const { part } = remote.record;
  const missing = tokensUsed(remote).find((token) => !set.has(token));
  return missing === undefined
    ? undefined
    : { part, what: `${part} styles with ${missing}, and the shell sets none on :root`, advice: shellFirst };
}

/** Rethrows an error of composing. If the shell alone is new, the message blames it: the pages worked before. */
export function blaming(changed: ReadonlySet<string>): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || changed.size > 1 || !changed.has('shell')) throw error;
    throw new Refusal(`shell would break the live pages: ${error.message}`, { cause: error });
  };
}

/** Rethrows a refusal with this advice instead of its own, if there is any. */
export function advising(advice: string | undefined): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || advice === undefined) throw error;
    const what = error instanceof Misfit ? error.what : error.message;
    throw new Refusal(`${what}. ${advice}`, { cause: error });
  };
}
