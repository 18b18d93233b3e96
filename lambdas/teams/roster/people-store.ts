import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { guardianEmails, isChild, type RosterDetails } from '#shared/teams/roster/roster.ts';
import { createWrite } from '../details/writes/store.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';

interface PersonChange {
  readonly name: string;
  readonly email?: string | undefined;
  readonly details: RosterDetails;
}

/** Players on a roster who have no account yet. */
export interface PeopleStore {
  /** False for one whose address was invited meanwhile. */
  add(person: StoredInvite): Promise<boolean>;
  /** Another address has to be invited anew. False when they are no longer as they were read. */
  change(person: StoredInvite, change: PersonChange): Promise<boolean>;
}

interface Addressed {
  readonly email?: string | undefined;
  readonly details?: RosterDetails | undefined;
}

/** Where the invitation of a person goes. */
const addressesOf = ({ email, details }: Addressed): readonly string[] =>
  details && isChild(details) ? guardianEmails(details) : [email ?? ''];

export function createPeopleStore(table: Table, retry: Retry = createRetry()): PeopleStore {
  const write = createWrite(table, retry);
  return {
    add: async (person) => {
      const refused = await write((rows) => [
        rows.invite
          .put(person)
          .where((row, { ne, notExists }) => `${notExists(row.status)} OR ${ne(row.status, 'pending')}`)
          .commit(),
      ]);
      return refused.length === 0;
    },
    change: async (person, { name, email, details }) => {
      const { teamId, inviteId, version, status, personId } = person;
      const isOtherAddress = addressesOf(person).join() !== addressesOf({ email, details }).join();
      const refused = await write((rows) => [
        rows.invite
          .patch({ teamId, inviteId })
          .set({ name, details, version: version + 1, ...(email && { email }) })
          .remove([...(email ? [] : ['email' as const]), ...(isOtherAddress ? ['expiresAt' as const] : [])])
          .where((row, { eq, notExists }) => {
            const asRead = `${eq(row.status, status)} AND ${eq(row.version, version)}`;
            return `${asRead} AND ${personId ? eq(row.personId, personId) : notExists(row.personId)}`;
          })
          .commit(),
        ...(personId ? [rows.rosterPerson.patch({ personId }).set({ name }).commit()] : []),
      ]);
      return refused.length === 0;
    },
  };
}
