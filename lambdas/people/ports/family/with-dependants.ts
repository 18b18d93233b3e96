import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isDependantId } from '#shared/ids.ts';
import { bornBy } from '#shared/people/family/as-player.ts';
import { type Dependant, nameForHosts } from '#shared/people/family/dependant.ts';
import { createDependantReader } from './dependants.ts';

/** The same people, and dependants beside them, who are called what hosts may know. Nothing is mailed to them. */
export function withDependants(people: AccountReader, table: Table): AccountReader {
  const dependants = createDependantReader(table);
  return {
    find: async (personId) => {
      if (!isDependantId(personId)) return people.find(personId);
      const found = await dependants.find(personId);
      return found && toPerson(found, clock.now());
    },
    list: async (personIds) => {
      const [others, found] = await Promise.all([
        people.list(personIds.filter((personId) => !isDependantId(personId))),
        dependants.list(personIds.filter(isDependantId)),
      ]);
      return [...others, ...found.map((one) => toPerson(one, clock.now()))];
    },
  };
}

/** The age says that a minor is one, and with that who is told of them. */
const toPerson = (dependant: Dependant, now: Date): Account => ({
  userId: dependant.dependantId,
  version: dependant.version,
  email: '',
  emailVerified: false,
  hasAdditionalInfo: false,
  displayName: nameForHosts(dependant, now),
  birthdate: bornBy(dependant),
  platform: 'rovers',
  createdAt: dependant.createdAt,
  updatedAt: dependant.updatedAt,
});
