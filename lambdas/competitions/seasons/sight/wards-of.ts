import type { DependantReader } from '#lambdas/accounts/ports/family/dependants.ts';
import { confirmedGuardian } from '#shared/accounts/family/guardian.ts';

/** Whom somebody answers for now. */
export const wardsOf = async (userId: string, dependants: Pick<DependantReader, 'ofGuardian'>, now: Date) =>
  (await dependants.ofGuardian(userId)).filter(({ guardians }) => confirmedGuardian(guardians, userId, now));
