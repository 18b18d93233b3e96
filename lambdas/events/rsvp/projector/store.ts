import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { rsvpEntity } from '../rsvp.entity.ts';

export type Rsvp = EntityItem<ReturnType<typeof rsvpEntity>>;

type Fact = ReturnType<typeof factRow>;

/** A person's new row. */
export interface RsvpChange {
  readonly row: Rsvp;
  /** The version of the line that the row was written from until now; none for a first one. */
  readonly replaces: number | undefined;
  /** That the person's standing changed; none where only the event's hours did. */
  readonly fact: Fact | undefined;
}

export interface RowStore {
  /**
   * Reads the rows of some people, which may be none, and writes what `decide` makes of each, all in one transaction with
   * their facts and with how full the event now is, where that changed.
   */
  change(
    eventId: string,
    userIds: readonly string[],
    decide: (userId: string, row: Rsvp | undefined) => RsvpChange | undefined,
    counted: Fact | undefined,
  ): Promise<void>;
}

export function createRowStore(table: Table, retry: Retry = createRetry()): RowStore {
  const entities = { rsvp: rsvpEntity(table), outbox: outboxEntity(table) };
  const { transaction } = new Service(entities);

  const read = async (eventId: string, userIds: readonly string[]) => {
    if (userIds.length === 0) return new Map<string, Rsvp>();
    const keys = userIds.map((userId) => ({ eventId, userId }));
    const { data } = await entities.rsvp.get(keys).go({ consistent: true });
    return new Map(data.map((row) => [row.userId, row]));
  };

  const write = (changes: readonly RsvpChange[], counted: Fact | undefined) =>
    commit(
      transaction.write(({ rsvp, outbox }) => [
        ...changes.flatMap(({ row, replaces, fact }) => [
          rsvp
            .put(row)
            .where(({ seatsVersion }, { eq, notExists }) =>
              replaces === undefined ? notExists(seatsVersion) : eq(seatsVersion, replaces),
            )
            .commit(),
          ...(fact ? [outbox.put(fact).commit()] : []),
        ]),
        ...(counted ? [outbox.put(counted).commit()] : []),
      ]),
    );

  return {
    change: (eventId, userIds, decide, counted) =>
      retry(async () => {
        const rows = await read(eventId, userIds);
        const changes = userIds.flatMap((userId) => decide(userId, rows.get(userId)) ?? []);
        if (changes.length === 0 && !counted) return;
        // Another writer changed one of them in between: look again.
        if ((await write(changes, counted)).length > 0) throw contention('Another writer was faster');
      }),
  };
}
