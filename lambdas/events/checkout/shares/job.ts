import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { createSeatStore } from '../../rsvp/line/seats.ts';
import { type LockingShares, lockShare } from './lock-share.ts';
import { ShareWork, shareQueue } from './share-work.ts';

const outbox = outboxEntity(table());
const due = createDueIndex(table());
const by: LockingShares = {
  events: createEventReader(table()),
  orders: createOrders(table()),
  seats: createSeatStore(table()),
  record: async (fact) => void (await outbox.put(fact).go()),
};

/** Makes the prices of shared costs final, 2 hours before the start. */
export const handler = job(() =>
  runDue(shareQueue, ({ data }, now) => lockShare(ShareWork.parse(data), by, now()), due, clock.now),
);
