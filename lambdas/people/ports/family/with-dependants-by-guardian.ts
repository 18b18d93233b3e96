import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Dependant, withheldName } from '#shared/people/family/dependant.ts';
import { confirmedGuardian, hasRight } from '#shared/people/family/guardian.ts';
import { createDependantReader } from './dependants.ts';
import { withDependants } from './with-dependants.ts';

/**
 * People and dependants as an organizer who collects money tells them apart: a child whose name is withheld is called after
 * the guardian who pays, `A child of Robin Rivers`.
 */
export function withDependantsByGuardian(people: AccountReader, table: Table): AccountReader {
  const all = withDependants(people, table);
  const dependants = createDependantReader(table);
  const list = async (personIds: readonly string[]) => {
    const found = await all.list(personIds);
    const unnamed = found.filter(({ displayName }) => displayName === withheldName);
    const payers = payersOf(await dependants.list(unnamed.map(({ userId }) => userId)), clock.now());
    const names = new Map(
      (await people.list([...new Set(payers.values())])).map((one) => [one.userId, one.displayName]),
    );
    return found.map((one) => calledAfter(one, names.get(payers.get(one.userId) ?? '')));
  };
  return { list, find: async (personId) => (await list([personId]))[0] };
}

const calledAfter = (child: Account, guardian: string | undefined): Account =>
  guardian && child.displayName === withheldName ? { ...child, displayName: `${withheldName} of ${guardian}` } : child;

/** By child: the first guardian who may pay for it, or else the first there is. */
const payersOf = (children: readonly Dependant[], now: Date): ReadonlyMap<string, string> =>
  new Map(
    children.flatMap(({ dependantId, guardians }) => {
      const ids = Object.keys(guardians).filter((userId) => confirmedGuardian(guardians, userId, now));
      const payer = ids.find((userId) => hasRight(guardians, userId, 'pay', now)) ?? ids[0];
      return payer ? [[dependantId, payer]] : [];
    }),
  );
