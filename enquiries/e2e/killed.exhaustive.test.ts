import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from 'platform/release/testing/scratch';
import { freePort } from 'platform/serve/testing/freePort';
import { openDatabase } from '../src/database';
import { filledForm } from '../testing/filledForm';
import { startMailServer } from '../testing/mailServer';
import { startService, until } from '../testing/service';

const kills = 10;
const clients = 20;

test('an acknowledged enquiry survives any kill: stored once, mailed at least once', async () => {
  const mail = await startMailServer();
  // The same port at every start: the clients know one address.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api/enquiries`;
  const database = path.join(scratchFolder(), 'enquiries.db');
  const environment = {
    PORT: String(port),
    DATABASE: database,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: 'owner@firm.example',
  };
  const stored = () => {
    const connection = openDatabase(database);
    const enquiries = connection.list();
    connection.close();
    return enquiries;
  };

  let service = startService([], environment);
  const acknowledged = new Set<string>();
  const ended = new AbortController();
  const sending = Array.from({ length: clients }, () => sendUntil(ended.signal, url, acknowledged));
  for (let count = 0; count < kills; count += 1) {
    const before = acknowledged.size;
    await until(() => acknowledged.size > before, 30_000);
    await pause(Math.random() * 4000);
    service.command.kill('SIGKILL');
    await service.ended;
    service = startService([], environment);
  }
  const before = acknowledged.size;
  await until(() => acknowledged.size > before, 30_000);
  ended.abort();
  await Promise.all(sending);

  const isMailed = () => stored().every(({ mailedAt, suspicion }) => mailedAt ?? suspicion);
  await until(async () => isMailed() || pause(200, false), 90_000);
  service.command.kill('SIGTERM');
  await service.ended;
  await mail.close();

  const ids = stored().map(({ id }) => id);
  const mailed = new Set(mail.mails.flatMap((text) => /, id ([\da-f-]{36})/.exec(text)?.[1] ?? []));
  console.log(`${acknowledged.size} acknowledged, ${ids.length} stored, ${mail.mails.length} mails`);
  expect(acknowledged.size).toBeGreaterThan(clients);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
  expect([...acknowledged].filter((id) => !mailed.has(id))).toEqual([]);
}, 240_000);

/** Sends one form after another, each under its id until it is acknowledged. */
async function sendUntil(ended: AbortSignal, url: string, acknowledged: Set<string>): Promise<void> {
  const isOver = () => ended.aborted;
  while (!isOver()) {
    const id = randomUUID();
    // The limits are for each address: clients come from many.
    const from = Array.from(randomBytes(3)).join('.');
    const isStored = () =>
      fetch(url, {
        method: 'POST',
        body: JSON.stringify(filledForm({ id })),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.${from}` },
      }).then(
        ({ status }) => status === 201,
        () => false,
      );
    while (!isOver() && !acknowledged.has(id)) {
      if (await isStored()) acknowledged.add(id);
      await pause(100);
    }
  }
}
