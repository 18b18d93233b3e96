import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { rightToAnswer } from '#lambdas/people/ports/family/right-to-answer.ts';
import { Problem } from '#shared/contract/errors.ts';
import { standingRsvpEntity } from './standing-rsvp.entity.ts';

export type StandingRsvp = EntityItem<ReturnType<typeof standingRsvpEntity>>;
interface Key {
  readonly rootId: string;
  readonly userId: string;
}

/** Answers to whole series. Reads are strongly consistent. */
export interface StandingStore {
  find(key: Key): Promise<StandingRsvp | undefined>;
  /** All answers to a series, in the order of the people's ids. */
  list(rootId: string): Promise<readonly StandingRsvp[]>;
  /**
   * An answer for a dependant is kept with the right to give it at that moment.
   * @throws {Problem} access.denied
   */
  put(rsvp: StandingRsvp): Promise<void>;
  /** Says that everything that follows at once was done, and records what there is to tell. */
  settle(rsvp: StandingRsvp, fact: ReturnType<typeof factRow>): Promise<void>;
  /** Ends an answer to every date and records why, unless it is another answer by now. */
  drop(rsvp: StandingRsvp, fact: ReturnType<typeof factRow>): Promise<void>;
  /** Ends an answer, unless it is another one by now. */
  end(rsvp: Pick<StandingRsvp, keyof Key | 'answerId'>): Promise<void>;
  /** False when there was none. */
  remove(key: Key): Promise<boolean>;
}

export function createStandingStore(table: Table, retry: Retry = createRetry()): StandingStore {
  const rows = standingRsvpEntity(table);
  const { transaction } = new Service({ standing: rows, outbox: outboxEntity(table) });
  return {
    find: async (key) => (await rows.get(key).go({ consistent: true })).data ?? undefined,
    list: async (rootId) => (await rows.query.bySeries({ rootId }).go({ pages: 'all', consistent: true })).data,
    put: (rsvp) => retry(() => putAnswer(table, rsvp)),
    settle: async ({ rootId, userId, answerId: answered }, fact) => {
      const write = () =>
        commit(
          transaction.write(({ standing, outbox }) => [
            standing
              .patch({ rootId, userId })
              .set({ settled: true })
              .where(({ answerId, settled }, { eq }) => `${eq(answerId, answered)} AND ${eq(settled, false)}`)
              .commit(),
            outbox.put(fact).commit(),
          ]),
        );
      await retry(write);
    },
    drop: async ({ rootId, userId, answerId: answered }, fact) => {
      const write = () =>
        commit(
          transaction.write(({ standing, outbox }) => [
            standing
              .remove({ rootId, userId })
              .where(({ answerId }, { eq }) => eq(answerId, answered))
              .commit(),
            outbox.put(fact).commit(),
          ]),
        );
      await retry(write);
    },
    end: async ({ rootId, userId, answerId: answered }) => {
      const ending = () =>
        wasMade(
          rows
            .remove({ rootId, userId })
            .where(({ answerId }, { eq }) => eq(answerId, answered))
            .go(),
        );
      await retry(ending);
    },
    remove: async (key) => {
      const { data } = await retry(() => rows.delete(key).go({ response: 'all_old' }));
      return data !== null && Object.keys(data).length > 0;
    },
  };
}

/** For a dependant together with the right to answer for them. @throws {Problem} access.denied */
async function putAnswer(table: Table, rsvp: StandingRsvp): Promise<void> {
  const rows = standingRsvpEntity(table);
  const { guardianId, userId: dependantId } = rsvp;
  if (guardianId === undefined) return void (await rows.put(rsvp).go());
  const Put = rows.put(rsvp).params<{ TableName: string; Item: Record<string, unknown> }>();
  const TransactItems = [{ Put }, rightToAnswer(table)({ dependantId, guardianId })];
  if (!(await wasMade(table.client.send(new TransactWriteCommand({ TransactItems })))))
    throw new Problem('access.denied');
}
