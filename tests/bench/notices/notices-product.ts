import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { notificationEntity } from '#lambdas/notifications/ports/inbox/notification.entity.ts';
import { createDeviceStore } from '#lambdas/notifications/push/store.ts';
import { topicNames } from '#shared/notifications/topics.ts';
import { startBareProduct } from '#tests/support/product/bare-product.ts';
import { counting } from '../counted-table.ts';
import type { Drained, Wanted } from './notices.ts';
import type { Counted, Order } from './notices-notifier.ts';

const atOnce = 48;
/** One of so many people has a device, and hears of one of so many notices a second time. */
const oneIn = 10;

/** The product in a process of its own: has everyone told, waits until nothing is under way, and counts what there is. */
async function main({ people, each }: Wanted): Promise<void> {
  const product = await startBareProduct('sources');
  const { origin, dataPath } = product;
  const userIds = Array.from({ length: people }, () => randomUUID());
  await settleIn(userIds, origin);
  const topics = topicNames.filter((topic) => topic !== 'eventReminder').slice(0, each);
  const asked = counting(table().client);
  const began = performance.now();
  const told = await tellAll({ userIds, topics, repeatedOneIn: oneIn });
  const toldSeconds = (performance.now() - began) / 1000;
  const drainedSeconds = ((await quietSince(origin)) - began) / 1000;
  const requests = asked.requests + told.requests;
  const rows = await countRows(userIds);
  await product.close();
  const drained: Drained = { ...count(dataPath), rows, requests, toldSeconds, drainedSeconds };
  product.clear();
  process.send?.(drained);
}

/** Another process tells them, as another instance of a function would. */
async function tellAll(telling: Order): Promise<Counted> {
  const teller = fork(join(import.meta.dirname, 'notices-notifier.ts'));
  teller.send(telling);
  const died = once(teller, 'exit').then(() => Promise.reject(new Error('The process that sends ended early')));
  died.catch(() => undefined);
  const [told] = (await Promise.race([once(teller, 'message'), died])) as [Counted];
  return told;
}

async function settleIn(userIds: readonly string[], origin: string): Promise<void> {
  const accounts = accountEntity(table());
  const devices = createDeviceStore(table());
  const now = new Date().toISOString();
  const { applicationPubKey } = await askJson<{ applicationPubKey: string }>(
    `${origin}/api/public/notifications/push/key`,
  );
  const body = JSON.stringify({ applicationServerKey: applicationPubKey });
  const headers = { 'content-type': 'application/json' };
  await inParallel([...userIds.entries()], atOnce, async ([index, userId]) => {
    const state = { emailVerified: true, hasAdditionalInfo: true, platform: 'rovers' as const };
    const email = `${userId}@people.example`;
    await accounts.put({ userId, version: 1, email, ...state, createdAt: now, updatedAt: now }).go();
    if (index % oneIn > 0) return;
    const made = await askJson<Made>(`${origin}/_local/push`, { method: 'POST', headers, body });
    const device = { ...made, token: `psh_${index}`, createTime: now, scope: '/', name: 'A browser' };
    await devices.change(userId, () => [device]);
  });
}
type Made = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

const askJson = async <Answer>(address: string, init?: RequestInit) =>
  (await (await fetch(address, init)).json()) as Answer;

/** From when on there was nothing on the bus for some seconds: the stream is read several times in each. */
async function quietSince(origin: string): Promise<number> {
  for (let [still, since] = [0, performance.now()]; ; ) {
    const { pending } = await askJson<{ pending: number }>(`${origin}/_local/messages`);
    if (pending > 0) [still, since] = [0, performance.now()];
    else if (still === 5) return since;
    still += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function countRows(userIds: readonly string[]): Promise<number> {
  const rows = notificationEntity(table());
  let total = 0;
  await inParallel(userIds, atOnce, async (userId) => {
    const { data } = await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' });
    total += data.length;
  });
  return total;
}

/** What the mail service and the push service took, and how much of it is different. */
function count(dataPath: string) {
  const state = new DatabaseSync(join(dataPath, 'state.sqlite'), { readOnly: true });
  const one = (query: string) => Number(state.prepare(query).get()?.n);
  const counted = {
    mails: one('SELECT count(*) AS n FROM mails'),
    differentMails: one(`SELECT count(DISTINCT json_extract(mail, '$.tags.notice')) AS n FROM mails`),
    pushes: one('SELECT count(*) AS n FROM pushes'),
    differentPushes: one(`SELECT count(DISTINCT deviceId || json_extract(push, '$.topic')) AS n FROM pushes`),
    dead: one(`SELECT count(*) AS n FROM deliveries WHERE state = 'dead'`),
  };
  state.close();
  return counted;
}

await main(JSON.parse(process.argv[2] ?? '{}') as Wanted);
