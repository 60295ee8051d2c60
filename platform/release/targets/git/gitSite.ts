import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../console/refusal';
import type { Site } from '../../console/commandLine';
import { type Checkout, gitAddress, openCheckout, push, update } from './gitCheckout';

/** How often a change is made again on top of others' pushes. */
const mostAttempts = 12;

const firstPauseMs = 200;
const longestPauseMs = 10_000;

/**
 * The site in a git remote, as `--site` names it. Each command checks it out into a scratch folder, and makes one commit.
 * Files are never merged: of two simultaneous changes the second is made again on top of the first. Throws a Refusal for
 * any other address.
 */
export function gitSite(text: string): Site {
  const address = gitAddress(text);
  let scratch: string | undefined;
  let checkout: Checkout | undefined;

  async function open(): Promise<Checkout> {
    if (checkout) return checkout;
    process.once('exit', removeScratch);
    scratch = await mkdtemp(path.join(tmpdir(), 'git-site-'));
    checkout = await openCheckout(scratch, address);
    await update(checkout);
    return checkout;
  }

  function removeScratch(): void {
    if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
  }

  return {
    name: () => address.shown,
    folder: async () => (await open()).folder,

    async change(change, describe) {
      const own = await open();
      for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
        await update(own);
        const result = await change(own.folder);
        if (await push(own, describe(result))) return result;
        console.log('Somebody else has pushed meanwhile: once more, on top of theirs');
        await setTimeout(pauseMs(attempt));
      }
      throw new Refusal(
        `Others have pushed to ${address.shown} ${mostAttempts} times meanwhile: try again when they are done`,
      );
    },

    explain(error) {
      if (!(error instanceof Refusal) || scratch === undefined) return error;
      return new Refusal(error.message.replaceAll(scratch, address.shown), { cause: error });
    },

    close() {
      process.off('exit', removeScratch);
      removeScratch();
      return Promise.resolve();
    },
  };
}

/** Twice as long each time, and at random, so that two pipelines do not meet again. */
function pauseMs(attempt: number): number {
  return Math.random() * Math.min(firstPauseMs * 2 ** attempt, longestPauseMs);
}
