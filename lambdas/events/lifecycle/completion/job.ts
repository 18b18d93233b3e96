import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { createAttendanceStore } from '../../attendance/store.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { finishEvent } from './finish-event.ts';
import { FinishWork, finishQueue } from './finish-work.ts';

const outbox = outboxEntity(table());
const by = {
  events: createEventReader(table()),
  attendance: createAttendanceStore(table()),
  record: (fact: ReturnType<typeof factRow>) => outbox.put(fact).go(),
};

/** Says that events are over, and who was there. */
export const handler = job(() =>
  runDue(
    finishQueue,
    ({ data }, now) => finishEvent(FinishWork.parse(data), by, now()),
    createDueIndex(table()),
    clock.now,
  ),
);
