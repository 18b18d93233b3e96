import { Problem } from '#shared/contract/errors.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { confirmedGuardian, type Guardian, hasRight, type Right } from '#shared/people/family/guardian.ts';

/**
 * The guardian who asks. For all others there is no such dependant.
 * @throws {Problem} dependant.notFound, access.denied
 */
export function guarding(dependant: Dependant | undefined, userId: string, now: Date, right?: Right): Guardian {
  const guardian = dependant && confirmedGuardian(dependant.guardians, userId, now);
  if (!guardian) throw new Problem('dependant.notFound');
  if (right && !hasRight(dependant.guardians, userId, right, now)) throw new Problem('access.denied');
  return guardian;
}

/**
 * A dependant that a guardian may do this for. Refuses early what the write would refuse; strangers get not found.
 * @throws {Problem} dependant.notFound, access.denied
 */
export async function guardedBy(
  dependantId: string,
  userId: string,
  right: Right,
  dependants: { find(dependantId: string): Promise<Dependant | undefined> },
  now: Date,
): Promise<Dependant> {
  const found = await dependants.find(dependantId);
  guarding(found, userId, now, right);
  if (!found) throw new Problem('dependant.notFound');
  return found;
}
