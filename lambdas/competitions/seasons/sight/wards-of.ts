import { confirmedGuardian } from '#shared/family/guardian.ts';
import type { DependantReader } from '../../kernel/dependants.ts';

/** Whom somebody answers for now. */
export const wardsOf = async (userId: string, dependants: Pick<DependantReader, 'ofGuardian'>, now: Date) =>
  (await dependants.ofGuardian(userId)).filter(({ guardians }) => confirmedGuardian(guardians, userId, now));
