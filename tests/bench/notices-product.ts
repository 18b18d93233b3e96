import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { accountEntity } from '#lambdas/kernel/account.entity.ts';
import { deliver, type Notice } from '#lambdas/kernel/deliver.ts';
import { inParallel } from '#lambdas/kernel/in-parallel.ts';
import { createMailer } from '#lambdas/kernel/mail/send-email.ts';
import { notificationEntity } from '#lambdas/kernel/notification.entity.ts';
import { table } from '#lambdas/kernel/table.ts';
import { createDeviceStore } from '#lambdas/notifications/push/store.ts';
import { type MailTopic, topicNames } from '#shared/notifications/topics.ts';
import { startBareProduct } from '../support/bare-product.ts';
import { deliveryTo } from '../support/mailbox.ts';
import type { Drained, Wanted } from './notices.ts';

const atOnce = 48;
/** One of so many people has a device, and hears of one of so many notices a second time. */
const oneIn = 10;

/** The product in a process of its own: tells everybody, waits until nothing is under way, and counts what there is. */
async function main({ people, each }: Wanted): Promise<void> {
  const product = await startBareProduct();
  const { origin, dataPath } = product;
  const userIds = Array.from({ length: people }, () => randomUUID());
  await settleIn(userIds, origin);
  const topics = topicNames.filter((topic) => topic !== 'eventReminder').slice(0, each);
  const notices = topics.flatMap((topic) => userIds.map((userId) => noticeOf(userId, topic)));
  const by = deliveryTo(createMailer());
  const began = performance.now();
  const repeated = notices.filter((_, index) => index % oneIn === 0);
  await inParallel([...notices, ...repeated], atOnce, (notice) => deliver(notice, by, new Date()));
  const toldSeconds = (performance.now() - began) / 1000;
  await quiet(origin);
  const drainedSeconds = (performance.now() - began) / 1000;
  const rows = await countRows(userIds);
  await product.close();
  const drained: Drained = { ...count(dataPath), rows, toldSeconds, drainedSeconds };
  product.clear();
  process.send?.(drained);
}

async function settleIn(userIds: readonly string[], origin: string): Promise<void> {
  const accounts = accountEntity(table());
  const devices = createDeviceStore(table());
  const now = new Date().toISOString();
  const { applicationPubKey } = await askJson<{ applicationPubKey: string }>(`${origin}/api/push/key`);
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

const noticeOf = (userId: string, topic: MailTopic): Notice => ({
  cause: `everybody hears of ${topic}`,
  causedAt: new Date().toISOString(),
  userId,
  topic,
  tell: () => ({
    subject: `About ${topic}`,
    content: {
      preheader: 'Something happened.',
      heading: 'Something happened',
      paragraphs: ['Words.'],
      footerLines: [],
    },
  }),
});

/** Nothing on the bus for some seconds: the stream is read several times in each. */
async function quiet(origin: string): Promise<void> {
  for (let still = 0; still < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { pending } = await askJson<{ pending: number }>(`${origin}/_local/messages`);
    still = pending === 0 ? still + 1 : 0;
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
