import { type Account, type AccountReader, createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isGuestId } from '#shared/ids.ts';
import { createGuestReader, type Guest } from '../../guests/guest-reader.ts';

/** All who can be on a list, read as accounts are: a guest has a name, perhaps an address, and no profile. */
export function createPeopleReader(table: Table): AccountReader {
  const accounts = createAccountReader(table);
  const guests = createGuestReader(table);
  return {
    find: async (personId) => {
      if (!isGuestId(personId)) return accounts.find(personId);
      const guest = await guests.find(personId);
      return guest && toPerson(guest);
    },
    list: async (personIds) => {
      const [people, others] = await Promise.all([
        accounts.list(personIds.filter((personId) => !isGuestId(personId))),
        guests.list(personIds.filter(isGuestId)),
      ]);
      return [...people, ...others.map(toPerson)];
    },
  };
}

/** Mail goes to an address that its owner confirmed, or that the host gave for them. */
const toPerson = ({ guestId, email = '', displayName, createdAt }: Guest): Account => ({
  userId: guestId,
  version: 1,
  email,
  emailVerified: email !== '',
  hasAdditionalInfo: false,
  displayName,
  platform: 'rovers',
  createdAt,
  updatedAt: createdAt,
});
