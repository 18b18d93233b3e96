import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createAttendanceStore } from '../../attendance/store.ts';
import { endUse } from '../../checkout/end-use.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { finishEvent } from './finish-event.ts';
import { FinishWork, finishQueue } from './finish-work.ts';

const outbox = outboxEntity(table());
const due = createDueIndex(table());
const by = {
  events: createEventReader(table()),
  attendance: createAttendanceStore(table()),
  record: (fact: ReturnType<typeof factRow>) => outbox.put(fact).go(),
};

const selling = { events: by.events, orders: createOrders(table()), uses: usesOf(table()), due };

/** Says that events are over, and who was there; payout accounts are free of them once they are settled. */
export const handler = job(() =>
  runDue(
    finishQueue,
    async ({ data }, now) => {
      const work = FinishWork.parse(data);
      await finishEvent(work, by, now());
      await endUse(work.eventId, selling, now());
    },
    due,
    clock.now,
  ),
);
