import { once } from 'node:events';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createMailer } from '#lambdas/kernel/mail/send-email.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import { deliveryTo } from '#tests/support/notifications/mailbox.ts';
import { counting } from '../counted-table.ts';

/** Who is to be told of what; of the notices one in so many is told twice, as a message that comes twice would do. */
export interface Order {
  readonly userIds: readonly string[];
  readonly topics: readonly MailTopic[];
  readonly repeatedOneIn: number;
}

export interface Counted {
  /** What the table was asked meanwhile. */
  readonly requests: number;
}

const atOnce = 48;

async function main(): Promise<void> {
  const [{ userIds, topics, repeatedOneIn }] = (await once(process, 'message')) as [Order];
  const notices = topics.flatMap((topic) => userIds.map((userId) => noticeOf(userId, topic)));
  const repeated = notices.filter((_, index) => index % repeatedOneIn === 0);
  const by = deliveryTo(createMailer());
  const asked = counting(table().client);
  await inParallel([...notices, ...repeated], atOnce, (notice) => deliver(notice, by, new Date()));
  process.send?.({ requests: asked.requests } satisfies Counted);
}

const noticeOf = (userId: string, topic: MailTopic): Notice => ({
  cause: `all hear of ${topic}`,
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

await main();
process.disconnect();
