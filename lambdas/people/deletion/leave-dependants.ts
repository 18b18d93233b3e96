import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Revision, reviseDependant } from '#lambdas/people/family/dependants/revise-dependant.ts';
import { createDependantStore } from '#lambdas/people/family/dependants/store.ts';
import { guardianshipEntity } from '#lambdas/people/ports/family/guardianship.entity.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { guardianRights, removeGuardian, successorOf } from '#shared/people/family/guardian.ts';

/**
 * A deleted guardian answers for no child any more: the first of the others gets every right where those of none would
 * do, and a dependant without another guardian is deleted. Safe to repeat.
 */
export async function leaveDependants(userId: string, table: Table, now: Date): Promise<void> {
  const store = createDependantStore(table);
  for (const { dependantId } of await store.ofGuardian(userId))
    await reviseDependant(dependantId, store, (before) => withoutGuardian(before, userId), now);
  // Links to dependants who are gone already.
  const links = guardianshipEntity(table);
  const { data } = await links.query.byGuardian({ userId }).go({ consistent: true, pages: 'all' });
  for (const { dependantId } of data) await links.delete({ userId, dependantId }).go();
}

/** What becomes of a dependant when one of their guardians leaves for good. */
export function withoutGuardian({ guardians }: Dependant, userId: string): Revision {
  if (!guardians[userId]) return { changes: {} };
  const successor = successorOf(guardians, userId);
  if (!successor) return { forget: true };
  const left = removeGuardian(guardians, userId);
  if (!('refused' in left)) return { changes: { guardians: left.guardians } };
  const named = { ...successor, rights: guardianRights.map(({ value }) => value) };
  const followed = removeGuardian({ ...guardians, [successor.userId]: named }, userId);
  return 'refused' in followed ? { forget: true } : { changes: { guardians: followed.guardians } };
}
