import type { EntityItem } from 'electrodb';
import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { standingRsvpEntity } from './standing-rsvp.entity.ts';

export type StandingRsvp = EntityItem<ReturnType<typeof standingRsvpEntity>>;
interface Key {
  readonly rootId: string;
  readonly userId: string;
}

/** Answers to whole series. Reads are strongly consistent. */
export interface StandingStore {
  find(key: Key): Promise<StandingRsvp | undefined>;
  /** Everybody's answers to a series, in the order of the people's ids. */
  list(rootId: string): Promise<readonly StandingRsvp[]>;
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
    put: async (rsvp) => void (await retry(() => rows.put(rsvp).go())),
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
