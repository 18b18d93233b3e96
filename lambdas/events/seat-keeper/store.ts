import { type EntityItem, Service } from 'electrodb';
import { commit } from '../../kernel/commit.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import type { factRow } from '../../kernel/outbox.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { rsvpEntity } from '../rsvp.entity.ts';

/** A person's row and the fact that it became so; none where only the event's hours changed. */
export interface RowChange {
  readonly row: EntityItem<ReturnType<typeof rsvpEntity>>;
  readonly fact: ReturnType<typeof factRow> | undefined;
}

export interface RowStore {
  /** All or none, in one transaction. False when one of the rows was written by this version of the line, or a newer. */
  write(changes: readonly RowChange[]): Promise<boolean>;
}

export function createRowStore(table: Table, retry: Retry = createRetry()): RowStore {
  const { transaction } = new Service({ rsvp: rsvpEntity(table), outbox: outboxEntity(table) });
  return {
    write: async (changes) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ rsvp, outbox }) =>
            changes.flatMap(({ row, fact }) => [
              rsvp
                .put(row)
                .where(
                  ({ seatsVersion }, { lt, notExists }) =>
                    `${notExists(seatsVersion)} OR ${lt(seatsVersion, row.seatsVersion)}`,
                )
                .commit(),
              ...(fact ? [outbox.put(fact).commit()] : []),
            ]),
          ),
        ),
      );
      return refused.length === 0;
    },
  };
}
