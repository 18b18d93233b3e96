import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver, type RowsOf, type Write as WriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { changeRequestEntity } from '../change-request.entity.ts';
import { scheduleEntity } from '../schedule.entity.ts';
import { scheduleVersionEntity } from '../schedule-version.entity.ts';

const entitiesOf = (table: Table) => ({
  head: scheduleEntity(table),
  version: scheduleVersionEntity(table),
  request: changeRequestEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type Rows = RowsOf<Entities>;

/** One transaction over what schedules keep. */
export type Write = WriteOver<Entities>;
export const createWrite = (table: Table, retry: Retry): Write => createWriteOver(entitiesOf(table), retry);
