import type { EntityItem } from 'electrodb';
import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isRosterPersonId } from '#shared/ids.ts';
import { rosterPersonEntity } from './roster-person.entity.ts';

type RosterPerson = EntityItem<ReturnType<typeof rosterPersonEntity>>;

/** Strongly consistent; in no order, and without those who are unknown. */
type ListRosterPeople = (personIds: readonly string[]) => Promise<readonly RosterPerson[]>;

function createListRosterPeople(table: Table): ListRosterPeople {
  const rows = rosterPersonEntity(table);
  return async (personIds) => {
    const keys = [...new Set(personIds.filter(isRosterPersonId))].map((personId) => ({ personId }));
    return keys.length === 0 ? [] : (await rows.get(keys).go({ consistent: true })).data;
  };
}

/**
 * Who a player without an account is by now: each account, or record of the same roster, that took over from the one before.
 * Strongly consistent; the player themselves are the first.
 */
export type FollowPlayer = (personId: string) => Promise<readonly string[]>;

export function createFollowPlayer(table: Table): FollowPlayer {
  const rosterPeople = createListRosterPeople(table);
  return async (personId) => {
    const line = [personId];
    for (let next: string | undefined = personId; next; ) {
      const [found] = await rosterPeople([next]);
      next = found?.claimedBy;
      if (next) line.push(next);
    }
    return line;
  };
}

/** The same people, and beside them those of rosters who have no account. Nothing is mailed to them. */
export function withRosterPeople(people: AccountReader, table: Table): AccountReader {
  const rosterPeople = createListRosterPeople(table);
  return {
    find: async (personId) => {
      if (!isRosterPersonId(personId)) return people.find(personId);
      const [found] = await rosterPeople([personId]);
      return found && toPerson(found);
    },
    list: async (personIds) => {
      const [others, found] = await Promise.all([
        people.list(personIds.filter((personId) => !isRosterPersonId(personId))),
        rosterPeople(personIds),
      ]);
      return [...others, ...found.map(toPerson)];
    },
  };
}

/** No one said how old they are, and they agreed to nothing: their names are shown as those of minors are (decision D50). */
const toPerson = ({ personId, name, createdAt }: RosterPerson): Account => ({
  userId: personId,
  version: 1,
  email: '',
  emailVerified: false,
  hasAdditionalInfo: false,
  displayName: name,
  birthdate: createdAt.slice(0, 10),
  platform: 'rovers',
  createdAt,
  updatedAt: createdAt,
});
