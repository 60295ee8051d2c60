import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from 'platform/serve/testing/freePort';
import { openDatabase } from '../src/database';
import { filledForm } from '../testing/filledForm';
import { startMailServer } from '../testing/mailServer';
import { scratchFolder } from '../testing/scratchFolder';
import { startService } from '../testing/service';
import { until } from '../testing/until';

/** How long clients send at least, and how often the service is killed meanwhile. */
const sendingMs = 60_000;
const kills = 10;
const clients = 20;

test('an acknowledged enquiry survives any kill: stored once, mailed at least once', async () => {
  const mail = await startMailServer();
  // The same one at every start: clients know one address.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api/enquiries`;
  const database = path.join(scratchFolder(), 'enquiries.db');
  const start = () =>
    startService([], {
      PORT: String(port),
      DATABASE: database,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: 'owner@firm.example',
    });

  let service = start();
  const acknowledged = new Set<string>();
  const startMs = Date.now();
  const ended = new AbortController();
  const sending = Array.from({ length: clients }, () => sendUntil(ended.signal, url, acknowledged));
  for (let count = 0; count < kills; count += 1) {
    // Once it takes enquiries again, and at no particular moment.
    const before = acknowledged.size;
    await until(() => acknowledged.size > before, 30_000);
    await pause(Math.random() * 4000);
    service.command.kill('SIGKILL');
    await service.ended;
    service = start();
  }
  await pause(Math.max(0, startMs + sendingMs - Date.now()));
  ended.abort();
  await Promise.all(sending);

  await until(async () => {
    await pause(200);
    const stored = openDatabase(database);
    const { length } = stored.due('enquiries', new Date(Date.now() + 3_600_000));
    stored.close();
    return length === 0;
  }, 90_000);
  service.command.kill('SIGTERM');
  await service.ended;
  await mail.close();

  const stored = openDatabase(database);
  const ids = stored.list().map(({ id }) => id);
  stored.close();
  const mailed = new Set(mail.mails.flatMap((text) => /, id ([\da-f-]{36})/.exec(text)?.[1] ?? []));
  console.log(
    `${acknowledged.size} acknowledged, ${ids.length} stored, ${mail.mails.length} mails, ${kills} kills`,
  );
  expect(acknowledged.size).toBeGreaterThan(clients);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
  expect([...acknowledged].filter((id) => !mailed.has(id))).toEqual([]);
}, 240_000);

/** One client after another: each form is sent under its id until it is acknowledged. */
async function sendUntil(ended: AbortSignal, url: string, acknowledged: Set<string>): Promise<void> {
  const isOver = () => ended.aborted;
  while (!isOver()) {
    const id = randomUUID();
    const body = JSON.stringify(filledForm({ id }));
    // The limits are for each address: clients come from many.
    const from = Array.from(randomBytes(3)).join('.');
    while (!isOver()) {
      const isStored = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.${from}` },
      }).then(
        (answer) => answer.status === 201,
        () => false,
      );
      if (isStored) {
        acknowledged.add(id);
        break;
      }
      await pause(100);
    }
    await pause(200);
  }
}
