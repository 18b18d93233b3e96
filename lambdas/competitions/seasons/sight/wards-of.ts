import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';

/** A guardian's current dependants. */
export const wardsOf = async (userId: string, dependants: Pick<DependantReader, 'ofGuardian'>, now: Date) =>
  (await dependants.ofGuardian(userId)).filter(({ guardians }) => confirmedGuardian(guardians, userId, now));
