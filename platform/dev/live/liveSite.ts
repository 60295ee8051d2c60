import semver from 'semver';
import type { SharedModule } from 'shared-content/contract/sharedModules';
import type { Part } from '../../build/part';
import { versionsOf } from '../../build/sharedVersions';
import { Refusal } from '../../release/console/refusal';
import { reasonOf, timeoutMs } from '../../release/live/look';
import { type LiveData, liveDataIn } from './liveDocument';

export interface LiveSite {
  origin: string;
  data: LiveData;
}

const contract: SharedModule = 'shared-content/business';

/** Reads a live site's home page, from its address on a command line. Throws a Refusal where there is no such site. */
export async function readLiveSite(address: string): Promise<LiveSite> {
  const origin = originOf(address);
  const answer = await fetch(origin, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw new Refusal(`${origin} does not answer (${reasonOf(error)}): is it up, and is the address right?`);
  });
  if (!answer.ok)
    throw new Refusal(`${origin} answers ${answer.status}: is it up, and is the address right?`);
  const data = liveDataIn(await answer.text());
  if (!data) throw new Refusal(`${origin} is no site of this kind: its home page names no builds`);
  // It may redirect to another host, such as the one with www.
  return { origin: originOf(new URL(answer.url).origin), data };
}

export function checkFits(part: Part, { origin, data: { contract: provided } }: LiveSite): void {
  const { name } = part;
  if (part.page === undefined)
    throw new Refusal(
      `--live is for a page's part, and ${name} is none: use npm run dev, or npm run preview`,
    );
  const range = versionsOf(part).requires?.[contract] ?? '';
  if (!semver.satisfies(provided ?? '', range))
    throw new Refusal(
      `${name} needs shared-content ${range}, and the shell of ${origin} provides ${provided ?? 'none'}: ` +
        'develop with the version that is live, or release the shell first',
    );
}

/** The remote in whose place a part is shown: its own, or the first where the live shell does not route to it yet. */
export function placeOf(part: string, { data: { remotes } }: LiveSite): string {
  const [first = part] = Object.keys(remotes);
  return part in remotes ? part : first;
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Refusal(
    `--live takes scheme and host of the live site, as https://www.example.com, not '${address}'`,
  );
}
