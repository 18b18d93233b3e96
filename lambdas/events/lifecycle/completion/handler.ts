import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import type { factRow } from '../../kernel/outbox.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { createAttendanceStore } from '../attendance/store.ts';
import { createEventReader } from '../event-reader.ts';
import { finishEvent } from './finish-event.ts';
import { FinishWork, finishQueue } from './finish-work.ts';

const outbox = outboxEntity(table());
const by = {
  events: createEventReader(table()),
  attendance: createAttendanceStore(table()),
  record: (fact: ReturnType<typeof factRow>) => outbox.put(fact).go(),
};

export const handler = (): Promise<void> =>
  runDue(
    finishQueue,
    ({ data }, now) => finishEvent(FinishWork.parse(data), by, now()),
    createDueIndex(table()),
    clock.now,
  );
