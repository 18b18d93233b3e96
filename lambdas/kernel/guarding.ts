import { Problem } from '#shared/contract/errors.ts';
import type { Dependant } from '#shared/family/dependant.ts';
import { confirmedGuardian, type Guardian, hasRight, type Right } from '#shared/family/guardian.ts';

/**
 * The guardian who asks. To everybody else there is no such dependant.
 * @throws {Problem} dependant.notFound, access.denied
 */
export function guarding(dependant: Dependant | undefined, userId: string, now: Date, right?: Right): Guardian {
  const guardian = dependant && confirmedGuardian(dependant.guardians, userId, now);
  if (!guardian) throw new Problem('dependant.notFound');
  if (right && !hasRight(dependant.guardians, userId, right, now)) throw new Problem('access.denied');
  return guardian;
}
