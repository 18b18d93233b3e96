import type { Table } from '#lambdas/kernel/data/table.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import { createDependantReader } from '../family/dependants.ts';
import { familyConnectionEntity } from '../family/family-connection.entity.ts';

/** To which people a viewer is tied by more than what they play in. */
interface Ties {
  /** Those they answer for, and the accounts that these have had since. */
  readonly guarded: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

export type FindTies = (userId: string, now: Date) => Promise<Ties>;
export const noTies: Ties = { guarded: new Set(), family: new Set() };

/** In two queries and a batch, strongly consistent. */
export function createTies(table: Table): FindTies {
  const [dependants, connections] = [createDependantReader(table), familyConnectionEntity(table)];
  return async (userId, now) => {
    const [answered, { data }] = await Promise.all([
      dependants.ofGuardian(userId),
      connections.query.byPerson({ userId }).go({ consistent: true, pages: 'all' }),
    ]);
    const guarded = answered
      .filter(({ guardians }) => confirmedGuardian(guardians, userId, now))
      .flatMap(({ dependantId, guardians }) => [
        dependantId,
        ...Object.values(guardians).flatMap((one) => (one.isThemselves ? one.userId : [])),
      ]);
    // A person who asks to be family says who they are to the one they ask.
    const family = data
      .filter(({ status, recipientId }) => status === 'accepted' || (status === 'pending' && recipientId === userId))
      .map(({ requesterId, recipientId }) => (requesterId === userId ? recipientId : requesterId));
    return { guarded: new Set(guarded), family: new Set(family) };
  };
}
