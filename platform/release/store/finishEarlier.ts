import { explained } from './fileErrors';
import { Refusal } from '../console/refusal';
import { isPending } from './siteFolder';
import { finishInterrupted } from './change';

/**
 * Finishes what an earlier command has left. What stands in the way of that must not stand in the way of its cure: the
 * next release or rollback puts every page in place, or says itself what is wrong.
 */
export async function finishEarlier(site: string): Promise<void> {
  if (!(await isPending(site))) return;
  try {
    const files = await finishInterrupted(site);
    if (files === undefined) return;
    console.log(
      files > 0
        ? `An earlier command was unfinished: ${files} files of what is live are in place now.`
        : 'An earlier command was unfinished: nothing of what is live was left to put in place.',
    );
  } catch (error) {
    if (!(error instanceof Refusal) && !explained(error)) throw error;
  }
}
