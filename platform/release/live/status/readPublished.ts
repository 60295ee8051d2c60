import { createRequire } from 'node:module';
import semver from 'semver';
import { parseStatus, type PartStatus } from '../../store/publicStatus';
import { Refusal } from '../../console/refusal';
import { statusFile } from 'shared-content/contract/routes';
import { reasonOf, timeoutMs } from '../preflight/endpoint';

const contract = createRequire(import.meta.url)('shared-content/package.json') as { version: string };

/** A live site does not say what is live, or not in a way that is known here. */
export class NoStatus extends Refusal {
  override name = 'NoStatus';

  constructor(
    readonly where: string,
    readonly what: string,
    options?: ErrorOptions,
  ) {
    super(`${where} ${what}`, options);
  }
}

/** What a live site publishes of its parts. `site` is its origin. Throws NoStatus. */
export async function readPublished(site: string): Promise<Map<string, PartStatus>> {
  const where = `${site}/${statusFile}`;
  const { status, text } = await ask(where);
  if (status !== 200)
    throw new NoStatus(
      where,
      `answers ${status}: this is no site of this kind, a shell from before there was one is live, or the release did not end`,
    );
  const parts = parseStatus(text);
  if (!parts) throw new NoStatus(where, 'is no list of what is live');
  const { contract: theirs = contract.version } = { ...parts.get('shell') };
  if (semver.valid(theirs) === null || semver.major(theirs) !== semver.major(contract.version))
    throw new NoStatus(
      where,
      `is of contract ${theirs}, and this command knows ${contract.version}: use the command of the live shell's version`,
    );
  return parts;
}

async function ask(address: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new NoStatus(address, `does not answer (${reasonOf(error)})`, { cause: error });
  }
}
