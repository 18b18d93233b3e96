import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Person } from '../rsvp/line/line.ts';
import { invitationEntity } from './invitation.entity.ts';

type Fact = ReturnType<typeof factRow>;

export interface Invitation extends Person {
  readonly status: 'planned' | 'invited';
  /** The name of the host who did. */
  readonly invitedBy: string;
  readonly invitedById?: string;
  readonly invitedAt: string;
  readonly sendAt?: string;
  /** They were invited by their address: no host may learn that it is theirs. */
  readonly byAddress?: boolean;
}

/** People fit in one transaction together with the fact that they were invited. */
export const invitedAtOnce = 50;

/** The people that hosts invited. Reads of one event are strongly consistent. */
export interface InvitationStore {
  list(eventId: string): Promise<readonly Invitation[]>;
  /** A person's, newest first, without those that are only planned. */
  listOf(userId: string): Promise<readonly Invitation[]>;
  find(person: Person): Promise<Invitation | undefined>;
  /** All with the fact or none; false when one of them was there already, other than by their address. */
  add(invitations: readonly Invitation[], fact: Fact | undefined): Promise<boolean>;
  /** An account's, made of its guest's; false when the one was there already or the other is gone. */
  addFor(guest: Person, account: Invitation): Promise<boolean>;
  /** Records the fact alone. */
  tell(fact: Fact): Promise<void>;
  /** Planned ones that are now to be told, with the fact; false when one of them is no longer planned. */
  send(invitations: readonly Invitation[], fact: Fact): Promise<boolean>;
  /** False when there is none. */
  remove(person: Person): Promise<boolean>;
  /** Only what was made for their address. */
  removeByAddress(person: Person): Promise<void>;
}

/** More than a page shows; the rest is past. */
const mostListed = 50;

export function createInvitationStore(table: Table, retry: Retry = createRetry()): InvitationStore {
  const entities = { invitation: invitationEntity(table), outbox: outboxEntity(table) };
  const { transaction } = new Service(entities);
  return {
    list: async (eventId) =>
      (await entities.invitation.query.byEvent({ eventId }).go({ consistent: true, pages: 'all' })).data,
    listOf: async (userId) => {
      const newest = entities.invitation.query.byPerson({ userId });
      const invited = newest.where(({ status }, { eq }) => eq(status, 'invited'));
      return (await invited.go({ order: 'desc', count: mostListed })).data;
    },
    find: async (person) => (await entities.invitation.get(person).go({ consistent: true })).data ?? undefined,
    ...additions(table, retry),
    send: async (invitations, fact) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ invitation, outbox }) => [
            ...invitations.map(({ eventId, userId }) =>
              invitation
                .patch({ eventId, userId })
                .set({ status: 'invited' })
                .where(({ status }, { eq }) => eq(status, 'planned'))
                .commit(),
            ),
            outbox.put(fact).commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
    remove: ({ eventId, userId }) => wasMade(retry(() => entities.invitation.remove({ eventId, userId }).go())),
    removeByAddress: async ({ eventId, userId }) => {
      const removed = entities.invitation.remove({ eventId, userId });
      await wasMade(retry(() => removed.where(({ byAddress }, { eq }) => eq(byAddress, true)).go()));
    },
  };
}

/** How people come to be invited. */
function additions(table: Table, retry: Retry): Pick<InvitationStore, 'add' | 'addFor' | 'tell'> {
  const { transaction } = new Service({ invitation: invitationEntity(table), outbox: outboxEntity(table) });
  return {
    add: async (invitations, fact) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ invitation, outbox }) => [
            ...invitations.map((one) =>
              invitation
                .put(one)
                .where((row, { eq, notExists }) => `${notExists(row.userId)} OR ${eq(row.byAddress, true)}`)
                .commit(),
            ),
            ...(fact ? [outbox.put(fact).commit()] : []),
          ]),
        ),
      );
      return refused.length === 0;
    },
    addFor: async ({ eventId, userId }, account) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ invitation }) => [
            invitation
              .check({ eventId, userId })
              .where((row, { exists }) => exists(row.userId))
              .commit(),
            invitation.create(account).commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
    tell: async (fact) => void (await retry(() => outboxEntity(table).put(fact).go())),
  };
}
