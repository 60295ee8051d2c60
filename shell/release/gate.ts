import { remotes } from 'shared-content/contract/remotes';
import type { Build } from './build';
import { Refusal } from '../site/refusal';

/** Refuses a set of builds of which a remote needs a shared version that the shell does not provide. */
export function checkSharedVersions(builds: ReadonlyMap<string, Build>, changed: ReadonlySet<string>): void {
  const provided = builds.get('shell')?.record.provides ?? {};
  const lacking = remotes.flatMap(({ name }) => {
    const [first] = Object.entries(builds.get(name)?.record.requires ?? {}).filter(
      ([module, version]) => provided[module] !== version,
    );
    return first
      ? [{ name, module: first[0], version: first[1], offered: provided[first[0]] ?? 'none' }]
      : [];
  });
  const [first] = lacking;
  if (!first) return;

  const names = lacking.map(({ name }) => name);
  const what = `${first.name} needs ${first.module} ${first.version}, and the shell provides ${first.offered}`;
  throw new Refusal(
    changed.has('shell')
      ? `shell would break the live ${names.join(', ')}: ${what}. Release them together: npm run release -- shell ${names.join(' ')}`
      : `${what}. Release the shell first: npm run release -- shell`,
  );
}

/** Rethrows an error of composing. Where only the shell is new, the message blames it: the pages worked before. */
export function blaming(changed: ReadonlySet<string>): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || changed.size > 1 || !changed.has('shell')) throw error;
    throw new Refusal(`shell would break the live pages: ${error.message}`, { cause: error });
  };
}
