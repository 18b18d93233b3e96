import type { CollectBesides } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { DataKeys } from '#lambdas/kernel/security/seal.ts';
import { createDependantAvailabilityStore } from '#lambdas/people/family/dependants/availability-store.ts';
import { createCareStore } from '#lambdas/people/family/dependants/care-store.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { confirmedGuardian, hasRight } from '#shared/people/family/guardian.ts';

/**
 * A user's dependants, as far as they may know of them: medical notes with the right alone, and of the other
 * guardians nothing, because a shield may stand between them.
 */
export function collectDependants(table: Table, keys: DataKeys): CollectBesides {
  const dependants = createDependantReader(table);
  const care = createCareStore(table, keys);
  const hours = createDependantAvailabilityStore(table);
  return async (userId, now) => {
    const theirs = (await dependants.ofGuardian(userId)).flatMap(({ guardians, ...one }) => {
      const guardian = confirmedGuardian(guardians, userId, now);
      return guardian ? [{ ...one, guardian, mayKnow: hasRight(guardians, userId, 'medicalView', now) }] : [];
    });
    const known = theirs.filter(({ mayKnow }) => mayKnow);
    const availabilities = theirs.map(async ({ dependantId }) => {
      const found = await hours.find(dependantId);
      return found ? [{ dependantId, ...found }] : [];
    });
    return {
      dependant: theirs.map(({ mayKnow: _, ...one }) => one),
      dependantCare: await Promise.all(
        known.map(async ({ dependantId }) => ({ dependantId, ...(await care.find(dependantId)) })),
      ),
      dependantAvailability: (await Promise.all(availabilities)).flat(),
    };
  };
}
