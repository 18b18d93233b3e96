import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { codeTries } from '#shared/places/managers/claiming.ts';
import { heldByClaim } from './held-by-claim.ts';
import { placeClaimEntity } from './place-claim.entity.ts';

export type StoredClaim = EntityItem<ReturnType<typeof placeClaimEntity>>;

interface Key {
  readonly placeId: string;
  readonly userId: string;
}

/** Who says that they speak for places. Every read is strongly consistent. */
export interface ClaimStore {
  find(key: Key): Promise<StoredClaim | undefined>;
  /** Those that the managers of a place decide about, oldest first. */
  listWaiting(placeId: string): Promise<readonly StoredClaim[]>;
  /** With what it says of its document. False when the claim is no longer the one that was read. */
  save(before: StoredClaim | undefined, after: StoredClaim, now: Date): Promise<boolean>;
  /** Counts a try at the mailed code before it is looked at; undefined when none counts any more. */
  tryCode(key: Key, now: Date): Promise<StoredClaim | undefined>;
}

const consistent = { consistent: true } as const;

export function createClaimStore(table: Table, retry = createRetry()): ClaimStore {
  const claims = placeClaimEntity(table);
  const { transaction } = new Service({ claim: claims, outbox: outboxEntity(table) });
  const find = async (key: Key) => (await claims.get(key).go(consistent)).data ?? undefined;
  return {
    find,
    listWaiting: async (placeId) => {
      const { data } = await claims.query
        .byPlace({ placeId })
        .where(({ status }, { eq }) => eq(status, 'waiting'))
        .go({ pages: 'all', ...consistent });
      return data.toSorted((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
    },
    save: async (before, after, now) => {
      const refused = await retry(() =>
        commit(
          transaction.write((rows) => [
            rows.claim
              .put(after)
              .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
              .commit(),
            ...heldByClaim(before, after, now).map((fact) => rows.outbox.put(fact).commit()),
          ]),
        ),
      );
      return refused.length === 0;
    },
    tryCode: async (key, now) => {
      const counted = claims
        .patch(key)
        .add({ codeTries: 1 })
        .where(
          (row, { eq, lt, gt }) =>
            `${eq(row.status, 'proving')} AND ${lt(row.codeTries, codeTries)} AND ${gt(row.codeUntil, now.getTime())}`,
        );
      return (await wasMade(counted.go())) ? find(key) : undefined;
    },
  };
}
