import type { BrowserContext } from 'playwright-core';
import type { RemoteName } from 'shared-content/contract/remotes';
import { sitePages } from 'platform/testing/sitePages';
import type { Cell, WayIn } from './matrix';
import { faultEndedFlag, throwsWhileRendered } from './support/faults';
import { interactiveWithinMs, openReader, type Reader } from './support/reader';
import { remotesHere } from 'platform/parts';

/** The fault of one cell, at a host of its own. */
export interface Trial {
  cell: Cell;
  /** The name of the remote's own style sheet. */
  styles: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

/** The recovery of a page that came in a new document. */
export const inNewDocument = 'answers in a new document';

/** Visits during a fault and after it. Each resolves to what the visitor saw, or throws what is wrong. */
export const faultVisits: Record<WayIn, (context: BrowserContext, trial: Trial) => Promise<string>> = {
  'first visit': firstVisit,
  navigation,
};

/** Opens the page whose remote has the fault. */
async function firstVisit(context: BrowserContext, trial: Trial): Promise<string> {
  const { remote } = trial.cell;
  const [other] = othersThan(remote);
  const visitor = await openReader(context);
  await trial.begin();
  await visitor.page.goto(sitePages[remote].route, { waitUntil: 'commit' });
  const seen = await visitor.sees(remote);

  const second = await openReader(context);
  // This page has no fault. Only a busy machine loads it slowly.
  await second.page.goto(sitePages[other].route, { timeout: interactiveWithinMs });
  await second.sees(other);
  await second.isInteractive(other);
  await second.page.close();

  expectCount('documents', visitor.documents, 1);
  const recovery = await recovers(visitor, trial, other);
  // Each kind of failure is reported once. A hang may stop one attempt at the list of hashes, and another at the script.
  const { length } = visitor.reports;
  if (isDetectable(trial.cell) && !(length === 1 || (length === 2 && trial.cell.fault === 'hangs')))
    throw new Error(`${length} reports: ${visitor.reports.join(' | ')}`);
  return `${seen}, ${recovery}`;
}

/** Goes to the page whose remote has the fault from another one. */
async function navigation(context: BrowserContext, trial: Trial): Promise<string> {
  const { remote, file, released } = trial.cell;
  const [from, third] = othersThan(remote);
  const visitor = await openReader(context);
  // A tab knows the builds that were live when it was opened.
  if (released) await trial.begin();
  await visitor.page.goto(sitePages[from].route, { timeout: interactiveWithinMs });
  await visitor.isInteractive(from);
  if (!released) await trial.begin();

  await visitor.follow(remote);
  const seen = await visitor.sees(remote);
  const documents = seen === 'page' && isDetectable(trial.cell) ? 2 : 1;
  expectCount('documents', visitor.documents, documents);

  // Without a host there is no more than what the tab has.
  const elsewhere = file === 'whole host' ? from : third;
  await visitor.followByShell(elsewhere);
  await visitor.sees(elsewhere);
  await visitor.isInteractive(elsewhere);
  expectCount('documents', visitor.documents, documents);
  const recovery = await recovers(visitor, trial);
  if (isDetectable(trial.cell) && visitor.reports.length === 0) throw new Error('nothing was reported');
  return `${seen}, ${recovery}`;
}

/**
 * Ends a fault, and does what a visitor would do until the page works. Throws an Error that says what is wrong.
 *
 * @param other a page without a fault, if the visitor is on the one that fails.
 * @returns how the page recovered.
 */
async function recovers(visitor: Reader, trial: Trial, other?: RemoteName): Promise<string> {
  const { remote, file, fault, released } = trial.cell;
  const { page, documents, followByShell, sees, isInteractive, isStyled } = visitor;

  if (fault === throwsWhileRendered || file === 'whole host') {
    if (!other) await followByShell(remote);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    if ((await sees(remote)) !== 'section') throw new Error('no section with a button to try again');
    const before = documents.length;
    await trial.end();
    await page.evaluate((flag) => Object.assign(window, { [flag]: true }), faultEndedFlag);
    const pressed = page.getByRole('button', { name: 'Try again' }).click();
    // A host that answers again may be found by the page itself, before the visitor presses anything.
    await (file === 'whole host' ? Promise.any([pressed, isInteractive(remote)]) : pressed);
    await isInteractive(remote);
    return inPlace(documents.length - before, "answers on 'Try again'");
  }

  if (released && file === 'style sheet') {
    if (!other) await followByShell(remote);
    await isInteractive(remote);
    await trial.end();
    await page.reload();
    await isInteractive(remote);
    await isStyled(trial.styles);
    return 'answers, styled after the rollback';
  }

  const before = documents.length;
  await trial.end();
  if (released && other) {
    await followByShell(other);
    await isInteractive(other);
    inPlace(documents.length - before, '');
  }
  if (released || !other) await followByShell(remote);
  await isInteractive(remote);
  await isStyled(trial.styles);
  const more = documents.length - before;
  // A tab keeps to the builds it was opened with. A visitor who comes back may meet an attempt that is about to fail.
  if (more === 1 && (released || fault === 'hangs' || !other)) return inNewDocument;
  return inPlace(more, other && !released ? 'answers by itself' : 'answers when visited again');
}

function inPlace(more: number, recovery: string): string {
  if (more > 0) throw new Error(`${more} more documents`);
  return recovery;
}

/** A broken style sheet whose hash is right is a style sheet to the browser. */
function isDetectable({ file, released }: Cell): boolean {
  return file !== 'style sheet' || !released;
}

/** The other two pages; the home page, the first in the table, comes last, since it takes longest to load. */
function othersThan(remote: RemoteName): [RemoteName, RemoteName] {
  const names = remotesHere.map(({ name }) => name).toReversed();
  const [first, second] = names.filter((name) => name !== remote);
  if (!first || !second) throw new Error('There are not three pages');
  return [first, second];
}

function expectCount(what: string, list: readonly string[], count: number) {
  if (list.length !== count)
    throw new Error(`${list.length} ${what} instead of ${count}: ${list.join(' | ')}`);
}
