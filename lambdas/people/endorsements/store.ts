import { type EntityItem, Service } from 'electrodb';
import { blockEntity } from '#lambdas/accounts/ports/blocks/block.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { isSport } from '#shared/people/endorsements/skills.ts';
import { appearanceEntity } from './appearance.entity.ts';
import { type Appearance, createAppearances } from './appearances.ts';
import { endorsementEntity } from './endorsement.entity.ts';

export type Endorsement = EntityItem<ReturnType<typeof endorsementEntity>>;

export interface EndorsementStore {
  /** Everything that is endorsed in a person. Strongly consistent. */
  of(userId: string): Promise<readonly Endorsement[]>;
  /**
   * Kept with the fact where both were at the event, it is over, a sport is the event's, and no block stands between the
   * two, all at that moment.
   */
  put(endorsement: Endorsement, fact: ReturnType<typeof factRow>): Promise<'written' | 'notTogether' | 'parted'>;
  /** Safe to repeat. */
  remove(key: Pick<Endorsement, 'userId' | 'authorId' | 'endorsedFor'>): Promise<void>;
  /** Events that are over and both were at, the latest first. */
  sharedBy(one: string, other: string): Promise<readonly Appearance[]>;
}

export function createEndorsementStore(table: Table, retry: Retry = createRetry()): EndorsementStore {
  const rows = endorsementEntity(table);
  const { transaction } = new Service({
    endorsement: rows,
    appearance: appearanceEntity(table),
    block: blockEntity(table),
    outbox: outboxEntity(table),
  });
  const write = (said: Endorsement, fact: ReturnType<typeof factRow>) => {
    const { eventId, userId, authorId, endorsedFor, at } = said;
    return transaction.write(({ endorsement, appearance, block, outbox }) => [
      endorsement.put(said).commit(),
      outbox.put(fact).commit(),
      ...[userId, authorId].map((personId) =>
        appearance
          .check({ eventId, userId: personId })
          .where(({ endedAt, gameTypeId }, { lte, eq }) =>
            isSport(endorsedFor) ? `${lte(endedAt, at)} AND ${eq(gameTypeId, endorsedFor)}` : lte(endedAt, at),
          )
          .commit(),
      ),
      ...(['blocks', 'blockedBy'] as const).map((side) =>
        block
          .check({ userId, side, otherId: authorId })
          .where(({ since }, { notExists }) => notExists(since))
          .commit(),
      ),
    ]);
  };
  return {
    of: async (userId) => (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    put: async (said, fact) => {
      const refused = await retry(() => commit(write(said, fact)));
      if (refused.length === 0) return 'written';
      return refused.some((position) => position >= firstBlock) ? 'parted' : 'notTogether';
    },
    remove: async (key) => void (await retry(() => rows.delete(key).go())),
    sharedBy: createAppearances(table).sharedBy,
  };
}

/** Where the checks of blocks begin in the transaction. */
const firstBlock = 4;
