import type { BrowserContext } from 'playwright-core';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { lifeWithin, type Reader, reader, screens } from './reader';
import { comesToLife } from './revival';
import type { Column, Row } from './rows';
import type { Trial } from './trial';

/** What a visitor sees while a fault lasts and how the page comes to life afterwards, or an Error of what is amiss. */
export const cells: Record<Column, (context: BrowserContext, trial: Trial) => Promise<string>> = {
  'first visit': firstVisit,
  navigation,
};

/** Opens the page whose remote has the fault. */
async function firstVisit(context: BrowserContext, trial: Trial): Promise<string> {
  const { remote } = trial.row;
  const [other] = othersThan(remote);
  const visitor = await reader(context);
  await trial.begin();
  await visitor.page.goto(screens[remote].route, { waitUntil: 'commit' });
  const seen = await visitor.sees(remote);

  const second = await reader(context);
  await second.page.goto(screens[other].route);
  await second.sees(other);
  await second.isAlive(other);
  await second.page.close();

  expectCount('documents', visitor.documents, 1);
  const life = await comesToLife(visitor, trial, other);
  if (isFound(trial.row)) expectCount('reports', visitor.reports, 1);
  return `${seen}, ${life}`;
}

/** Goes to the page whose remote has the fault from another one. */
async function navigation(context: BrowserContext, trial: Trial): Promise<string> {
  const { remote, file, released } = trial.row;
  const [from, third] = othersThan(remote);
  const visitor = await reader(context);
  // A tab knows the releases of the time when it was opened.
  if (released) await trial.begin();
  // This page is sound: how soon all of it is there says only how busy the machine is.
  await visitor.page.goto(screens[from].route, { timeout: lifeWithin });
  await visitor.isAlive(from);
  if (!released) await trial.begin();

  await visitor.follow(remote);
  const seen = await visitor.sees(remote);
  const documents = seen === 'page' && isFound(trial.row) ? 2 : 1;
  expectCount('documents', visitor.documents, documents);

  // Without a host there is no more than what the tab has.
  const elsewhere = file === 'whole host' ? from : third;
  await visitor.follow(elsewhere);
  await visitor.sees(elsewhere);
  await visitor.isAlive(elsewhere);
  expectCount('documents', visitor.documents, documents);
  const life = await comesToLife(visitor, trial);
  if (isFound(trial.row) && visitor.reports.length === 0) throw new Error('nothing was reported');
  return `${seen}, ${life}`;
}

/** A broken style sheet whose hash is right is a style sheet to the browser. */
function isFound({ file, released }: Row): boolean {
  return file !== 'style sheet' || !released;
}

function othersThan(remote: RemoteName): [RemoteName, RemoteName] {
  const [first, second] = remotes.map(({ name }) => name).filter((name) => name !== remote);
  if (!first || !second) throw new Error('There are not three pages');
  return [first, second];
}

function expectCount(what: string, list: Reader['documents'], count: number) {
  if (list.length !== count)
    throw new Error(`${list.length} ${what} instead of ${count}: ${list.join(' | ')}`);
}
