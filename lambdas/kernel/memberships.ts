import { type EntityItem, Service } from 'electrodb';
import { accountEntity } from './account.entity.ts';
import { commit } from './commit.ts';
import { membershipEntity } from './membership.entity.ts';
import { createRetry, type Retry } from './retry.ts';
import type { Table } from './table.ts';

type Membership = EntityItem<ReturnType<typeof membershipEntity>>;

/** Who is on which roster. What a person's account counts of it moves in the same transaction (promise P32). */
export interface Memberships {
  /** The rosters that a person is on. Strongly consistent. */
  list(userId: string): Promise<readonly Membership[]>;
  /** `gone` when there is no such account any more: nobody comes on a roster who is leaving. */
  add(membership: Membership): Promise<'added' | 'already' | 'gone'>;
  /** False when they were not on it. */
  remove(key: Pick<Membership, 'userId' | 'teamId'>): Promise<boolean>;
}

export function createMemberships(table: Table, retry: Retry = createRetry()): Memberships {
  const rows = membershipEntity(table);
  const { transaction } = new Service({ account: accountEntity(table), membership: rows });
  return {
    list: async (userId) => (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    add: async (row) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ account, membership }) => [
            membership.create(row).commit(),
            account
              .patch({ userId: row.userId })
              .add({ rosters: 1 })
              .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
              .commit(),
          ]),
        ),
      );
      if (refused.length === 0) return 'added';
      return refused.includes(1) ? 'gone' : 'already';
    },
    remove: async (key) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ account, membership }) => [
            membership
              .remove(key)
              .where(({ since }, { exists }) => exists(since))
              .commit(),
            account.patch({ userId: key.userId }).add({ rosters: -1 }).commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
  };
}
