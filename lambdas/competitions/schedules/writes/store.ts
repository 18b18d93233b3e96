import { outboxEntity } from '../../../kernel/outbox.entity.ts';
import type { Retry } from '../../../kernel/retry.ts';
import type { Table } from '../../../kernel/table.ts';
import { createWriteOver, type RowsOf, type Write as WriteOver } from '../../../kernel/write.ts';
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
