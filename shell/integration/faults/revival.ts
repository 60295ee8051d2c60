import type { RemoteName } from 'shared-content/contract/remotes';
import type { Reader } from './reader';
import { throwsWhileRendered } from './rows';
import { mended } from './throwingChunk';
import type { Trial } from './trial';

/**
 * Ends a fault and waits until the page is as it should be, by what a visitor would do. Throws what is amiss.
 *
 * @param other a page that is well, where the visitor is on the page itself; without it they are elsewhere.
 * @returns how it came to life.
 */
export async function comesToLife(visitor: Reader, trial: Trial, other?: RemoteName): Promise<string> {
  const { remote, file, fault, released } = trial.row;
  const { page, documents, follow, sees, isAlive, isStyled } = visitor;

  if (fault === throwsWhileRendered || file === 'whole host') {
    if (!other) await follow(remote);
    if ((await sees(remote)) !== 'section') throw new Error('no section to try again in');
    const before = documents.length;
    await trial.end();
    await page.evaluate((flag) => Object.assign(window, { [flag]: true }), mended);
    await page.getByRole('button', { name: 'Try again' }).click();
    await isAlive(remote);
    return inPlace(documents.length - before, "alive on 'Try again'");
  }

  if (released && file === 'style sheet') {
    if (!other) await follow(remote);
    await isAlive(remote);
    await trial.end();
    await page.reload();
    await isAlive(remote);
    await isStyled(trial.styles);
    return 'alive, styled after the rollback';
  }

  const before = documents.length;
  await trial.end();
  if (released && other) {
    await follow(other);
    await isAlive(other);
    inPlace(documents.length - before, '');
  }
  if (released || !other) await follow(remote);
  await isAlive(remote);
  await isStyled(trial.styles);
  const more = documents.length - before;
  // A tab keeps to the builds it was opened with, and may meet the end of a try that hung.
  if (more === 1 && (released || fault === 'hangs')) return 'alive in a new document';
  return inPlace(more, other && !released ? 'alive by itself' : 'alive when visited again');
}

function inPlace(more: number, life: string): string {
  if (more > 0) throw new Error(`${more} more documents`);
  return life;
}
